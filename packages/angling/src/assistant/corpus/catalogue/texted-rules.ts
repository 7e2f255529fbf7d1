/** More questions about rules, as they are texted; written like those in `rules.ts`. */
export const textedRulesQuestions = `
scup limit if i fish the surf with my kayak | minimum-size=9.5; minimum-size=11
can i keep a 29 inch striper outside 3 miles | verdict==release; place=Federal
whose water is it 3 nm east of hull | jurisdiction=MA; distance-to-line=7.29
whose water is it 3 miles east of hull | jurisdiction=MA; distance-to-line=7.68
5 guys on my boat can we keep 12 tog on oct 20 | verdict==release; vessel-limit==10; text:/at most 10 fish may be aboard/
4 guys 12 tog 17 inches oct 20 | verdict==unknown; vessel-limit==10
can 6 guys on a skiff keep 30 scup each | verdict==release; vessel-limit==150
can 4 guys on a skiff keep 30 scup each | verdict==keep; bag-limit==30
4 guys keep 12 tog on a charter oct 20 | verdict==keep; !vessel-limit
16 in bsb on may 15 legal? | verdict==release; season-opens=05-16
hey can i keep a 29" bass i got off the cohasset rocks last nite | verdict==keep
got 3 fluke 17 18 and 19 from my kayak all keepers? | verdict==release; text:/The 17 in fish: must go back/; text:/The 19 in fish: may be kept/
can we keep a 17 1/2 and 18 fluke from the boat | verdict==keep; asked-length=17.5; asked-length=18
one 22 inch tog and two 18s in may from shore ok? | verdict==keep; asked-count==3
two 22s and a 17 inch tog in may from shore ok? | verdict==release; one-over-size==21
can i keep two 18s for tog in may from shore | verdict==keep; asked-count==2
is a kayak shore or boat for scup | minimum-size=11; minimum-size=9.5
can i keep a 9 3/4 inch scup off the jetty | verdict==keep
can i keep a 9 3/4 inch scup off the party boat | verdict==release
how many haddock can i have in march in nh | season-state==closed
haddock limit falmouth | minimum-size==18; bag-limit==no limit
cod limit buzzards bay in october | bag-limit==0
cod 24 inches chatham oct 5 | verdict==release
is it ok to bring a striper filleted back to the ramp | possession=whole
how many bonito and albies together | bag-limit==5; text:/both species combined/
tube and worm circle hook? | gear=tube and worm
eel for bait 8 inch legal | verdict==release; minimum-size==9
river herring in nh allowed on wednesday | declined; text:/no harvest on Wednesdays/
pollock 18 inches jeffreys ledge | verdict==release; minimum-size=19
striper 30.5 good in rhode island | declined
can i keep tog new years day | verdict==release
tog 15 7/8 oct 31 | verdict==release
bluefish 6 on my buddys boat ok | verdict==release; asked-count==6
bluefish 36 from boat ok | verdict==keep; asked-length==36
bluefish a 14 legal | verdict==keep; asked-length==14
tog 6 ok in may | verdict==release; asked-length==6
7 blues nh pier | verdict==release; bag-limit==5
7 blues on a charter | verdict==keep
14.5" fluke hampton beach | verdict==release; minimum-size==15
shad in merrimack | !bag-limit; text:/exception/; text:/3 fish in the Merrimack/
shad in boston harbor | bag-limit==0
grey sole limit | declined
white perch 8 inch keep 26? | verdict==release; bag-limit==25
can i keep a short lobster 3 3/16 | verdict==release
my striper is 30 7/8 to the fork can i keep it | verdict==unknown; how-to-measure; text:/measured another way/
can i keep a 28 incher if its tail isnt pinched | verdict==unknown; how-to-measure
striper measured around the curve 31.5 | minimum-size==28; text:!/may be kept/
striper 30.5 unpinched legal | verdict==unknown
17 inch albie fork length keep | verdict==keep
54 inch blue shark curved length keep | verdict==unknown
54 inch blue shark to the fork keep | verdict==unknown; text:/depends on the kind/
scup 11 to the fork from the boat keep | verdict==unknown
fluke 17.5 with the tail pinched from my boat keep? | verdict==keep
15 bluefish to the fork ok | bag-limit=5
is a 20 in cusk measured to the fork ok | minimum-size==none
spanish mackerel 14 inches to the fork keep | declined
snagging pogies for bass bait | declined
can i use mackerel for striper bait | bag-limit=25; bag-limit=50
circle hook for mackerel for striper bait | gear=circle hook; minimum-size==28
sand tiger shark from the beach | verdict==release; !bag-limit; text:/may not be kept/
great white from shore | verdict==release; text:/[Uu]nlawful/
how many striper on a charter with 6 people | bag-limit==1
can i keep my striper in the livewell while i look for a bigger one | possession; text:/No high-grading/
can i cull stripers in nh | text:/No culling/
is netting a striper legal in new hampshire | gear=dip net
stripers at stellwagen c&r | targeting==unlawful
am i ok keeping a 30 striper at 42.5 -70.2 | verdict==release
scup 9.5 from my boat in the harbor | verdict==release
24 scup from shore in april | verdict==release; season-opens=05-01
50 macks from a kayak | verdict==release
redfish 8 inch nh | verdict==release
redfish 8 inch ma | verdict==keep
thresher shark 60 inches ma | declined
halibut per boat nh | bag-words=per vessel
cod in december mass bay | season-state==closed
3 guys 4 stripers ok? | verdict==release
kept 2 sea bass sept 5 can i keep 1 more | verdict==release
kept 3 sea bass this morning one more ok? | verdict==keep
fluke 16 3/4 shore | verdict==keep
cod 30 inches sept 15 federal | declined
haddock 17 inch south of cape | verdict==release; minimum-size==18
3 bonito and 3 albies ok? | verdict==release; bag-limit==5
2 bonito and 3 albies ok? | verdict==keep; bag-limit==5
3 tog and 3 scup in june from shore ok? | verdict=release; bag-limit=1; bag-limit=30
nh halibut 2 guys 2 fish | verdict==release; bag-words=per vessel
ma halibut 2 guys 2 fish 45 inches | verdict==keep
lobster buzzards bay limit | declined
weakfish two 17 inchers | verdict==release; bag-limit==1
may 2 17 inch haddock keep | verdict==keep; bag-limit==15
can i take 2 fluke 18 and 16 from shore | verdict==release; text:/The 18 in fish: may be kept/; text:/The 16 in fish: must go back/
got a 29 and a 33 striper | verdict==release; text:/The 29 in fish: may be kept/; text:/The 33 in fish: must go back/
20.5 fluke off the boat in november | verdict==release; season-opens=05-24
can my wife and i each keep a 30 inch striper | verdict==keep
me n my buddy 10 tog nov 5 on the boat | verdict==keep; vessel-limit==10
me n my buddy 11 tog nov 5 on the boat | verdict==release
4 sea bass from a kayak sept 2 | verdict==release; bag-limit==2
tog on march 31 | season-state==closed
live scup for bait 8 inches from the boat | verdict==release
can i use a 10 inch bluefish for bait | verdict==keep
can i keep a lobster in december if i dive for it | declined; text:/traps/
can i keep a 30 inch striper i speared | verdict==unknown; gear=Hook and line only
30 inch striper on a circle hook keep | verdict==keep
26 inch striper i speared | verdict==release
can i keep a 17 inch bluefish i netted | verdict==keep
can i harpoon a tuna | gear=Rod and reel
4 yellowfin per person | verdict==release
yellowfin 26 inch | verdict==release
kept my 1 striper at 5am can i still catch and release | minimum-size==28; text:!/Yes/
can i keep one more striper, i kept one striper at 5 am | verdict==release
is catch and release ok for stripers in nh | minimum-size==28; text:!/No, it/
can i fish for cod now catch and release | season-state==closed
can i use live eels for stripers w/o circle hook | gear=circle hook
30 in bass at race point legal? | verdict==keep
32 in bass commercial season tuesday | declined
26 eels for bait from shore | verdict==release; asked-count==26
25 eels for bait from shore | verdict==keep; bag-limit==25
30 inch striper offshore legal? | verdict==unknown; targeting=unlawful
caught a 29 striper way offshore of gloucester ok | verdict==unknown; targeting=unlawful
30 inch striper offshore at stellwagen keep | verdict==release
can i keep a 30 inch striper from the bank | verdict==keep
kept my fish already can i keep another striper | verdict==release
29 inch striper 5 miles out of scituate | verdict==release
28 striper legal | verdict==keep; asked-length==28
redfish fed waters 10 | minimum-size=9; place=New Hampshire
haddock mar 15 fed | season-state=closed; place=Federal
haddock april 15 fed 17 in | verdict==keep; place=Federal
striper 30 fed legal | verdict==release; targeting==unlawful
black sea bass 16.25 nh | verdict==release
cusk 20 inch keep? | declined
windowpane 12 in | verdict==release
monkfish 16 nh | verdict==release
monkfish 16 ma | verdict==keep
i kept one tog june 20 can i keep another | verdict==release; asked-kept==1
kept one scup today can i keep 1 more | verdict==keep
bluefish 6 ok here [at=40.0,-71.0] | declined
15 stripers on a charter of 6 | verdict==release; asked-count==15; text:!/Too short/
6 stripers on a charter of 6 | verdict==keep; bag-limit==1
haddock 16 and 18 on jeffreys | verdict==release; text:/The 18 in fish: may be kept/
3 tog 17 19 and 23 oct 28 from boat | verdict==keep; asked-count==3
2 tog 22 and 23 oct 28 from boat | verdict==release; one-over-size==21
sea bass 15 3/4 from buzzards bay | verdict==release
party boat 5 people 200 scup in june | verdict==keep; bag-limit=40
is a 28 incher that shrank to 27.5 legal | declined
flounder 12 inches from the pier in quincy | verdict=release; verdict=keep
can i keep a 30 inch bass in hampton river | verdict==keep; place=New Hampshire
last day for fluke | season=Sep 23
are crabs regulated | declined
are we good w 3 stripers for 3 guys | verdict==keep; bag-limit==1
4 seabass and 5 fluke from my boat june 20 | verdict==keep; bag-limit=4; bag-limit=5
fluke may 23 or may 24 open? | season-state=closed; season-state=open
sea bass oct 15 16.5 in nh | verdict==keep
porgy 10.5 from a skiff | verdict==release
40 porgies on the headboat july 4 | verdict==release; bag-limit==30
shad 20 inches plymouth keep | verdict==release
shad 20 inches merrimack keep | verdict==unknown; text:/exception/
alewife for striper bait legal? | bag-limit==0
16 lobsters | verdict==release
winter flounder 9 fish nantasket | verdict==release; bag-limit==8
winter flounder 3 fish off falmouth | verdict==release; bag-limit==2
pollock 18 from the boat 4 miles out | verdict==release; minimum-size==19
bluefin 26 inches | verdict==release
striper at 41.9 -70.1 29 in | verdict==keep
female lobster with eggs | text:/must be released/
captain kept one for me on the charter, can i still keep a striper today | verdict==release
i have 5 blues can i keep another from shore | verdict==release
[now=2026-09-18T20:00:00Z] i have 2 sea bass on board, can i keep 2 more | verdict==release
tog over 21 inches, can i keep two | verdict==release
striper 28 even | verdict==keep; asked-length==28
scup from shore 9.5 legal? | verdict==keep
whats the name of the winter cod closure | notice=Winter Cod Conservation Closure; notice-dates==Nov 15 - Jan 31
can i fish for haddock in the winter cod closure | notice=No hook-and-line fishing; !bag-limit
[now=2026-12-20T15:00:00Z] is the winter cod closure on now | notice-state==in force
[now=2026-04-20T15:00:00Z] when is the spring cod closure | notice-dates==Apr 16 - Jul 21; notice-state==in force
how far do i have to stay from a right whale | notice=500 yards
do i have to use circles for live macks from shore in nh | gear=circle hook required with bait; rule=New Hampshire; bag-limit==1
do i need a circle hook for tube and worm | gear=exempt; text:/is exempt from the circle hook/
do i need a circle hook for tube and worm in nh | gear=Corrodible; text:/holds no exemption/
treble hook plugs ok for stripers? | gear=circle hook; text:!/Not with/
offset hooks ok with mackerel chunks? | gear=In-line; text:/Not with natural bait/
can i keep lobsters with my fishing license | gear=lobster/crab permit; bag-limit==15
when do my lobster pots have to come out | season=Nov 1 - May 15
can i use a nh license in mass | permit=Massachusetts recreational saltwater permit; permit=New Hampshire saltwater license
hms permit cost | permit=Federal HMS; text:/26/
do i need a permit to go clamming | declined
do i need a boating license if i was born in 1992 | boater-certificate-needed=true; boater-from==2026-04-01
boater safety card needed born 1975 | boater-certificate-needed=false; boater-everyone-from==2028-04-01
free fishing days in mass | declined
can i carry my bass home from ptown across the bay | targeting=unlawful; bag-limit=0
can i keep 2 bass if my wife is fishing too | verdict==keep; bag-limit==1
can i bleed a striper on my boat | possession=bleeding and scaling allowed; text:/bleeding/
can i put a striper on a stringer | bag-limit==1; text:/no stringer/
black sea bass 16 with the tail filament | how-to-measure=filament; text:/not counted/
cod off martha's vineyard | bag-limit==0; !notice
[now=2026-10-20T12:00:00Z] tog limit >> how about 21 and a half inches >> how about 15 and a half | verdict==release; asked-length==15.5
i kept a 28 this morning can i keep another tonight | verdict==release; text:!/28 kept/
my striper bled out and its 27 can i keep it | verdict==release
biggest striper i can keep | maximum-size==31; !verdict
who do i report a bluefin to | rule-notes=within 24 h; !report
visiting from florida do i need a license | permit=Massachusetts; text:/resident or not/
do i need a permit for squid | declined
does my wife need a license to fish with me | permit=Massachusetts recreational saltwater permit
[now=2026-11-22T14:00:00Z] haddock open? | season-state==open; notice=Winter Cod Conservation Closure
[now=2026-11-22T14:00:00Z] haddock in the cod zone now | notice-state=in force; notice=whatever the species
can i keep a 29 inch striper >> what about two | verdict==release; asked-count==2
can i keep a 29 inch striper >> and 32 >> from a charter | verdict==release; asked-length==32
blues 6 in the boat, legal? | verdict==release
fluke from castle island 17 | verdict-by-mode=shore: keep; verdict-by-mode=private: release
halibut 45 boston | verdict==keep; asked-length==45
winter flounder 12 woods hole | verdict==keep; asked-length==12
haddock 16 stellwagen | verdict==release; asked-length==16
eels 30 from shore | verdict==release; asked-count==30
can i keep a striper 29 in from slip 14 | !declined; verdict==unknown; bag-limit==1
is a circle hook needed for bunker in ma | gear=circle hook; text:/takes a circle hook/
can a 15 yr old fish alone without license | permit-needed=false
can i fish stellwagen for cod | season-state==closed; rule=Federal
cod limit nantucket | bag-limit==0
winter flounder limit nantucket | bag-limit==2
2ft 6in striper | verdict==keep; asked-length==30
2'2" striper keep? | verdict==release; asked-length==26
28 1/4 | verdict==keep; asked-length==28.25
its 30 and 15/16 | verdict==keep
31 on the nose | verdict==release
i got a 35 pounder can i keep it | verdict==unknown; text:/by length, not by weight/
a 5 and a 6 inch fish | verdict==release; asked-count==2; text:/5 in fish: must go back.*6 in fish: must go back/
can i gaff a schoolie | gear; text:/^..The rule on that:.. Gaffing banned/
can i fillet on the boat | possession; text:/^..The rule on that:.. Shore and private-boat fish must stay whole/
are we allowed to sell stripers | text:/^..The rule on that:.. Commercial fishing is a separate permit/
do i measure to the fork or the tail | how-to-measure; text:/^..The rule on that:.. In a straight line from the snout/
3 of us on the boat how many stripers | party-limit==3; bag-limit==1
can my buddy keep my fish for me | bag-limit==1; text:/the table holds no word/; verdict==unknown
what if its bleeding out and too big | text:/no exception/; maximum-size==31
is spearfishing stripers legal in nh | text:/holds no word on that/; !verdict
my kid is 14 does he need a permit | permit-needed=false; asked-age==14; text:/at 14 none is needed/
does the saltwater permit cover lakes | declined; text:/MassWildlife/
where do i buy a permit | permit-portal=massfishhunt
permit expired what now | permit-portal=massfishhunt; text:/^An expired permit does not count/
visiting from ct need a license? | text:/Connecticut both ways/; permit-age==16
2 anglers 1 permit | text:/^Each angler/
is it free to fish this weekend | declined; free-days-most==2
i caught a 32 inch at nahant this morning | verdict==release; !catch-count
do the rules change in nh waters | minimum-size==28; maximum-size==31
my fish is 30.99 | verdict==keep; asked-length=30.99
11 yr old caught a 28 can he keep it | verdict==keep; asked-length==28
can i use eels as bait with a regular hook | gear=circle hook; text:/^Not with natural bait/
can i net a striper to land it | text:/^The table holds no word on that/
can i net a striper to land it in nh | text:/^..The rule on that:.. No netting except a hand-held dip net/
do i have to keep the rack | text:/must keep the rack/
can my wife and i keep 2 total | bag-limit==1; text:/^Yes, that many fit/
can i fish at night | text:/^The table names no hours/; !declined
i got a 27.9 | verdict==release; asked-length=27.9
31.5 in federal water | text:!/slot/; verdict==release
29in isles of shoals keep | verdict==keep; asked-length==29
do kids get their own limit | bag-limit==1; text:/^The bag limit is for each angler/
can i sell my catch | text:/separate permit/
29 1/2 fat one good? | verdict==keep; asked-length==29.5
live pogy on a treble ok | text:/^Not with natural bait/; gear=circle hook
what happens if i keep a dead short | text:/no exception/
29.75 keep | verdict==keep; asked-length=29.75
whats the max size | maximum-size==31
do i release a 31 | verdict==release; text:/^..Yes, it must go back/
should i throw back a 29 | verdict==keep; text:/^..No, it may be kept/
is 27 too short | verdict==release; text:/^..Yes, it must go back/
30 inch keep or toss | verdict==keep; text:/^..It may be kept/
how many can i keep if i fish two days | bag-limit==1; !safety
can i chum for stripers | text:/^The table holds no word on that/
are lead sinkers legal | text:/^The table holds no word on that/; !verdict
ok to keep a 30 if i already released 5 | minimum-size==28; maximum-size==31
can i use bait in the canal | gear=circle hook; !declined
drift across the 3 mile line with a striper | targeting==unlawful; minimum-size==28
senior citizen permit | text:/^At 60 and over it is free/
license for a boat of 4 | text:/^Each angler/
circle hooks with sandworms | text:/^Yes, with natural bait/
do u count the tail | how-to-measure; text:/snout/
can i cut the tail to make it fit | text:/stay whole/
do i need a license to crab | gear=lobster/crab permit
do i need my permit on me | text:/^Carry a paper or phone copy/
must i throw back a 28 3/4 | verdict==keep; text:/^..No, it may be kept/
does it have to be let go if 31 1/8 | verdict==release; text:/^..Yes, it must go back/
dont i need to throw a 33 back | verdict==release; text:/^..Yes/
am i allowed a 30 off the graves | verdict==keep; asked-length==30
can i keep it if its 31 but tail bent | verdict==release
no circle hook with a dead mackerel ok | gear=circle hook; text:/^Not with natural bait/
is an offset circle ok | text:/^Not with natural bait/
got 6 fluke with 1 buddy ok | bag-limit==5; text:/^Yes, that many/
do i need hms for bluefin in state water | permit=HMS
possess a striper crossing from ptown to boston | targeting==unlawful
two 22 inch tog | verdict==release; one-over-size==21
3 bsb sept 10 legal? | verdict==release; bag-limit==2
winter flounder 12 in in buzzards bay in january | verdict==release; season-state==closed
`;
