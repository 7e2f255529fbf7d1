/**
 * Questions about rules; one a line: question | what must hold (check.ts). "~" holds a question out of
 * the set the engine was built on. Figures are those of the rule table, read by hand.
 */
export const rulesQuestions = `
what's the striper limit | minimum-size==28; maximum-size==31; bag-limit==1; season-state==open; text:/less than 31/
~how many stripers can I keep a day | bag-limit==1; minimum-size==28
what size striper can I keep in Massachusetts | minimum-size==28; maximum-size==31
striped bass slot | minimum-size==28; maximum-size==31
~whats the slot for schoolies and keepers in mass | minimum-size==28; maximum-size==31
is striper season open | season-state==open
~when does striper season open in MA | season-state==open; season=all year
what's the limit on fluke from a boat | minimum-size==17.5; bag-limit==5; season-state==open
fluke size from shore | minimum-size==16.5; bag-limit==5
~how big does a fluke have to be | minimum-size=17.5; minimum-size=16.5; bag-limit==5
summer flounder regs massachusetts | minimum-size=17.5; bag-limit==5; season=May 24
~when does fluke season close | season-changes==2026-09-24; season=Sep 23
when does fluke open next year? [now=2026-12-01T12:00:00Z] | season-opens=05-24
is fluke open in october | season-state==closed
~is fluke legal on May 23 | season-state==closed; season-opens==2026-05-24
is fluke open on may 24 2027 | season-state==open
black sea bass limit | bag-limit==4; minimum-size==16; season-state==open
~sea bass limit in september | bag-limit==2; minimum-size==16
how many black sea bass can I keep in August | bag-limit==4
when does sea bass season open | season=May 16; season-state==open
~is black sea bass open November 1 | season-state==closed
BSB size limit NH | minimum-size==16.5; bag-limit==4; season-state==open
scup limit from a charter boat in June | bag-limit==40; minimum-size==11
scup limit from shore | minimum-size==9.5; bag-limit==30
~how many porgies can i take from my boat | bag-limit==30; minimum-size==11; vessel-limit==150
porgy size on a party boat in july | minimum-size==11; bag-limit==30
tautog limit in october | bag-limit=3; minimum-size==16
~tog bag limit oct 20 | bag-limit==5; minimum-size==16
how many blackfish can I keep in June? | bag-limit==1; minimum-size==16; one-over-size==21
blackfish limit on November 3rd from a private boat | bag-limit==5; vessel-limit==10
~is tautog open in march | season-state==closed
bluefish limit | bag-limit=5; bag-limit=7
how many blues can I keep on a charter | bag-limit==7
~bluefish bag limit from the beach | bag-limit==5
is there a size limit on bluefish | minimum-size==none
cod limit in state waters | minimum-size==23; bag-limit==1; season-state==closed
~can I keep cod in september in massachusetts | season-state=open; verdict=unknown
is cod open right now | season-state==closed; season-opens==2026-09-01
when does cod open | season-opens==2026-09-01
cod limit nh october 10 | minimum-size==23; bag-limit==1; season-state==open
~haddock limit in New Hampshire | minimum-size==17; bag-limit==15; season-state==open
haddock size federal waters | minimum-size=17; bag-limit=15
is haddock open in march | season-state==closed
pollock size limit in federal water | minimum-size=19
~pollock regs mass | minimum-size==none; bag-limit==no limit
mackerel limit | bag-limit=25; bag-limit=50
how many mackerel can i keep from my kayak | bag-limit==25
~macks bag limit for a charter | bag-limit==50
winter flounder limit boston harbor | minimum-size==12; bag-limit==8
blackback flounder limit | minimum-size==12; bag-limit==8
~winter flounder limit in falmouth | minimum-size==12; bag-limit==2
flounder regulations | minimum-size=12; minimum-size=17.5; text:/say which/
halibut limit | minimum-size==41; bag-limit==1
~false albacore limit in mass | minimum-size==16; bag-limit==5
albie regs | minimum-size==16; bag-limit==5
bonito size limit | minimum-size==16; text:/both species combined/
weakfish limit | minimum-size==16; bag-limit==1
~white perch size and bag | minimum-size==8; bag-limit==25
eel limit massachusetts from shore | minimum-size==9; bag-limit==25
smelt limit | bag-limit==50; season-state==closed; season-opens==2026-06-16
can I use river herring for bait | bag-limit==0
~can i keep a herring from the river, an alewife | verdict==release
wolffish rules | bag-limit==0
~can I keep a wolffish? | verdict==release
lobster size limit | minimum-size==3.25; maximum-size==5; bag-limit==15
~how many lobsters can I keep | bag-limit==15
shad limit in nh | bag-limit==0
bluefin tuna limit | minimum-size==27; text:/check NOAA/
~yellowfin tuna size and bag limit federal waters | minimum-size==27; bag-limit==3
shark rules from the beach | minimum-size=54; text:/white shark/
can I fish for great whites | text:/[Uu]nlawful/
do I need circle hooks for stripers | gear=circle hook
~are circle hooks required when using bait for striped bass in NH? | gear=circle hook; gear=Corrodible
can I gaff a striper | gear=Gaff
how do I measure a striped bass | text:/tail squeezed together/
~can I fillet my striper on the boat | text:/whole/
is it legal to sell a striped bass | text:/Commercial fishing is a separate permit/
what's the limit on stripers in New Hampshire | minimum-size==28; maximum-size==31; bag-limit==1; place=New Hampshire
~striper regs in federal waters | bag-limit==0; targeting==unlawful; season-state==closed
stripers in the EEZ? | bag-limit==0; season-state==closed
can I keep a 30 inch striper off Stellwagen | verdict==release
~can i catch and release stripers 5 miles offshore | targeting==unlawful
is it ok to keep a 29 inch striper | verdict==keep
can I keep a 31 inch striper | verdict==release; verdict-reason==too-long
~30.99 inch bass keep or release | verdict==keep; text:/striped bass/
28" striper keeper? | verdict==keep
27 3/4 inch striper, can I keep it | verdict==release; verdict-reason==too-short
~caught a 28 1/2 in striped bass in NH is it legal | verdict==keep
my striper is 75 cm can I keep it | verdict==keep
striper 70cm legal? | verdict==release
~I already kept one striper, can I keep another that's 29 inches | verdict==release; verdict-reason==bag-full
can I keep 2 stripers | verdict==release; bag-limit=1
can I keep a 17 inch fluke from shore | verdict==keep
can I keep a 17 inch fluke from my boat | verdict==release
~17 inch fluke keeper? | text:/depends on how you fish/; verdict==unknown
is a 16 inch black sea bass legal in new hampshire | verdict==release
16 inch sea bass in mass legal? | verdict==keep
can I keep a 20 inch tautog today | verdict==keep
~can I keep a 24 inch cod today in mass | verdict==release; verdict-reason==closed-season
can I keep a 24 inch cod on september 15 in Massachusetts state waters | verdict==keep
is a 10 inch scup from shore a keeper | verdict==keep
10 inch scup from a boat, keep? | verdict==release
~can I keep a 42 inch halibut? | verdict==keep
should I release a 33 inch striper | verdict==release
do I have to throw back a 26 inch bass | verdict==release
~can i keep a 30 inch striper at castle island on July 4th | verdict==keep
what fish are open right now | text:/Striped bass/; text:/Closed:/
~what can I keep in october | text:/within their limits/
which species are closed in december | text:/Closed:/
what are the rules for menhaden | declined
~what is the limit on skate | declined
how big is a legal monkfish in nh | minimum-size==17
redfish size limit NH | minimum-size==9
what changed in the regulations | rule-table=1
~when were the rules last updated | rule-table=1
am I in federal waters [at=42.28,-70.295] | jurisdiction==FED
whose water is Hull Gut | jurisdiction==MA
~is Stellwagen state or federal water | jurisdiction==FED
how far is the federal line from me [at=42.36,-70.90] | jurisdiction==MA; distance-to-line
where does federal water start | federal-line==3
~can I keep a 30 inch striper here? [at=42.28,-70.295] | verdict==release
can I keep a 30 inch striper here [at=42.36,-70.90] | verdict==keep
do I need a license to fish in Massachusetts | permit-age==16
~do kids need a saltwater permit in mass | permit-age==16
do I need a permit for bluefin tuna | permit=vessel
~striper limmit in massachusets | bag-limit==1; minimum-size==28
stripper size limt | minimum-size==28
~whats the flook limit | declined; text:/Which fish/
tautaug regs | minimum-size==16
can we keep stripers in nh waters that are 30 inches | verdict==keep
~is there a striped bass season in NH | season-state==open
what is the max size for a striper | maximum-size==31
~what's the minimum length for winter flounder in New Hampshire | minimum-size==12; bag-limit==8
how many scup can a boat with six people keep | vessel-limit=150
~cusk limit | text:/No limit known/
spanish mackerel regulations ma | declined
spearfishing rules for striped bass | gear=Hook and line only
how many keepers of striped bass am I allowed daily in the Bay State | bag-limit==1
fluke regs for New Hampshire anglers | minimum-size==15; bag-limit==no limit
Is there a closed season on tautog in MA during February? | season-state==closed
bsb on Sept 20 how many | bag-limit==2
what length must haddock be in Mass waters | minimum-size==17
striper 30.5" in Hampton Harbor NH, ok to take? | verdict==keep
is 31" even ok for a striper | verdict==release
do I toss a 15 inch sea bass | verdict==release
may I retain two haddock at 18 inches | verdict==keep
can a party boat angler keep 40 scup in June | verdict==keep
what about pollock, any minimum in NH | minimum-size==none
gear requirement for bait fishing bluefish in New Hampshire | gear=circle hook
Are river herring protected in Massachusetts? | bag-limit==0
how do you properly measure a striper | how-to-measure=snout
can I harvest cod on October 15 at 25 inches in MA | verdict==keep
cod november 5 24 inches keep? | verdict==release
smallest scup I can keep fishing off the pier | minimum-size==9.5
any size limit on mackerel? | minimum-size==none
legal lobster size | minimum-size==3.25; maximum-size==5
Could I keep a striper caught on Tillies Bank? | verdict==release
striped bass 12 miles east of Gloucester | bag-limit==0
is it legal to use treble hooks w eels | gear=circle hook; text:/Not with natural bait/
circle hooks required for chunking mackerel in mass? | gear=In-line
tog limit in nh in october | declined; !bag-limit
2 at 29 in from the boat ok? | verdict==release; bag-limit==1
black sea bass from shore in may | bag-limit=4; minimum-size==16; season-opens=05-16
fluke 17 from the beach july 4 | verdict==keep; minimum-size==16.5
mako shark legal? | verdict==release
can i keep 2 stripers if i didnt keep one yesterday | verdict==release; bag-limit==1
hey is my 28 3/4 bass ok to keep off deer island | verdict==keep; asked-length==28.75
tautog 22 inches and a 23 inch both keep in november | verdict==release; one-over-size==21
got 2 stripers today one 28 one 30 can i keep em both | verdict==release; bag-limit==1
can i keep a 17 and an 18 inch fluke from the boat | verdict==release; text:/The 18 in fish: may be kept/
can i keep a 17 and an 18 inch tog on aug 3 | verdict==keep; bag-limit==3
haddock 16.5 on jeffreys keep | verdict==release; minimum-size=17
porgies 10 inches from shore ok or too small | verdict==keep
buddy caught a 32 incher at the canal can he keep it | verdict==release
70 cm striper ok | verdict==release; asked-length=27.56
fluke season over yet? [now=2026-10-01T14:00:00Z] | season-state==closed
sea bass sept 10 how many | bag-limit==2
23 inch cod october 31 gloucester private boat | verdict==keep
15 haddock each for 4 guys ok? | bag-limit==15
15 haddock from my boat ok | bag-limit==15; text:!/Too short/
winter flounder south of the cape bag limit | bag-limit==2
is it legal to fish for stripers at night | minimum-size==28; text:!/measure it first/
can my 10 year old keep a bass without a license | permit; text:/Under 16/
at 42.35 -70.5 can i keep a striper | verdict==release; targeting==unlawful
42 20.5 N 70 40 W striper 29 inches legal? | verdict==release
what rules apply at 42.30, -70.90 for cod | minimum-size==23; season-state==closed
can i bring stripers i caught in p-town across stellwagen to boston | verdict==release
my fluke is 43cm from shore good? | verdict==keep; minimum-size==16.5
can i keep one striper in the morning and one at night | verdict==release; bag-limit==1
what if i catch a striper 3.5 miles out | targeting==unlawful
striper in brackish water legal? | minimum-size==28; !one-over-size
striper measured 30 and 15/16 | verdict==keep; asked-length=30.94
a 27 15/16 inch striped bass? | verdict==release; asked-length=27.94
live lining macks for stripers do i need a circle hook | gear=circle hook; minimum-size==28
is it legal to keep a striper with the head cut off | possession; text:!/measure it first/
do i have to keep the fish whole | possession=whole
what about upgrading my catch | possession; minimum-size==28
kept 2 tog already today june 20 can i keep another | verdict==release; asked-kept==2
do the rules change in september for sea bass | bag-limit==2
can my mass license be used in new hampshire | permit
two stripers two anglers ok? | verdict==keep; bag-limit==1
can 3 of us keep 4 stripers | verdict==release
can me and my buddy keep 4 tog in august from the boat | verdict==keep; bag-limit==3
whats the biggest striper i can keep off castle island | maximum-size==31; minimum-size==28
is 31 inches on the nose ok for a bass in ma | verdict==release
caught a 74 cm striper in boston harbor legal? | verdict==keep; asked-length=29.13
tog open on the 14th of october or do i wait for the 15th for 5 fish | verdict=release; verdict=keep; bag-limit=3; bag-limit=5
how many seabass sept 1 vs aug 31 | bag-limit=2; bag-limit=4
whats different between nh and ma for black sea bass | minimum-size=16.5; minimum-size=16; place=New Hampshire; place=Massachusetts
fluke and scup limits from shore | minimum-size=16.5; minimum-size=9.5; bag-limit=30
striper, fluke and sea bass limits | minimum-size=28; minimum-size=17.5; minimum-size=16
limits on haddock cod and pollock in nh | minimum-size=17; minimum-size=23; minimum-size=none
can i keep a 17 inch fluke and a 15 inch sea bass from my boat | verdict==release; text:/17.5/; text:/16 in/
is 26 inch ok for a bass, or 28 | text:/26 in fish: must go back/; text:/28 in fish: may be kept/
tog limit in sept and in october | bag-limit==3; next-bag-limit=5 fish; open-dates=Apr 1
scup may vs july on a charter | bag-limit=40; bag-limit=30
fluke in ma or nh in november | season-state=closed; season-state=open; minimum-size=15
how many blues from the pier vs on a headboat | bag-limit=5; bag-limit=7
striper slot in ma and do i need a license | minimum-size=28; permit=Massachusetts
can i keep smelt on st patricks day | verdict==release; season=Mar 14
cod on columbus day | season-state==open; minimum-size==23
cod on foobar day | declined
limit on fluke in zorbtown | declined
ri scup limit | declined
striper slot ct vs ma | declined
can i fish maine side of the piscataqua for stripers | declined
45 inch striper commercial can i sell it | declined
what do i do w a 27 and 7/8 striper | verdict==release; asked-length=27.88
its 30 and 15/16 legal? | verdict==keep
striper 2 and a half feet | verdict==keep; asked-length==30
got a 31.25 in nh toss it? | verdict==release; place=New Hampshire
can i take a keeper home from castle island tomorrow its 29 and a quarter | verdict==keep
2 blackfish over 21 ok in sept? | verdict==release; one-over-size==21
when does tog go to 5 fish | bag-changes=2026-10-15; next-bag-limit=5 fish
traps out when | season=Nov 1; minimum-size==3.25
lobster 3 1/8 | verdict==release
lobster 5.25 carapace keep | verdict==release
can i keep a v notch lobster | verdict==release
permit for lobster pots | gear=permit; !permit-age
tuna 48 inch bluefin from private boat | declined
sq limit | declined
scup federal 10.5 inches keep | declined
bluefish 6 in federal waters private boat | bag-limit=5; !verdict
i already kept a striper. can i keep a bluefish | verdict==keep; text:/Bluefish/; text:!/Striped/
i caught a 30 inch striper at 6 am and another at 8, keep both? | verdict==release
i have one striper in the cooler can my buddy keep his | minimum-size==28; !asked-kept; text:!/must go back/
stripers tonight at 11pm and another at 12:30am both ok? | verdict==unknown; text:/calendar day/
scup 41 on the charter june 30 | verdict==release; asked-count==41
scup 35 on charter july 1 | verdict==release
stripers 3 miles off hampton | minimum-size=28; targeting=unlawful; place=New Hampshire
can i keep a 30 inch striper 3 nm off cohasset | verdict==unknown; targeting=unlawful
how far out can i go for stripers | targeting=unlawful
where can i keep stripers legally offshore | targeting=unlawful
river herring for bait nh | declined
mackerel 30 fish from my skiff | verdict==release
where did u get the fluke rule | rule-source=mass.gov; minimum-size=17.5
what opens in may | season-opens=2027-05-24; season-opens=2027-05-16
anything closing this month | season-opens=2026-06-16
is bowfishing for stripers legal | gear=Hook and line only
do i need a license to fish at deer island im 15 | permit-needed==false; permit-age==16
license for my 61 yr old dad | permit-needed==true; text:/free of charge/
im from connecticut do i need a ma license | permit=Connecticut
how long is the ma saltwater permit good for | permit-expires=31 December
how old is a 30 inch striper | declined
what do haddock eat | declined
whats the record striper in ma | declined
do i need a boating license | boater-born-from==1989; !boater-certificate-needed; text:/^..Massachusetts boater-safety/
do i need a boating license in nh | declined; !boater-certificate
boating license, i was born in 1985 | boater-certificate-needed=false; boater-born-from==1989; text:/not before Apr 1, 2028/
do i need a boater safety certificate if i was born in 1995 | boater-certificate-needed=true; text:/Born in 1995: yes/
do i need a fresh water permit | declined; text:/sold by MassWildlife/
speed limit for right whales | notice=10 knots for boats under 65; text:!/500 yards/
how close can i get to a whale | notice=500 yards; text:!/10 knots/
can i keep a 30 inch striper if i run home across the bay | verdict==unknown; text:/legal in the water it is carried through/
can i keep a mako in nh | declined; verdict==unknown; text:!/mako shark may not/
can i keep 1 tog over 21 in october | verdict==unknown; text:/^Only one fish may exceed 21 in./
can i keep 3 tog over 30 in august | verdict==unknown; text:/^Hold each fish against the rule/
can i keep a 20 and a 24 inch weakfish in nh | declined; verdict==unknown; !rule
can i keep a 12 and a 14 inch tog in nh | declined; verdict==unknown; text:/^..I cannot say/
[at=30,-50] can i keep a 28 and a 30 inch striper here | declined; !verdict
what opens in july at 30.0 -60.0 | declined; !season-opens
`;
