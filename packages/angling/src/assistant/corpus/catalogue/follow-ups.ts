/** Talks; the checks hold for the last answer. */
export const followUpQuestions = `
when's slack at Hull Gut today >> and on Sunday? | slack@04:59; slack@10:43
~high tide at Hull today >> what about tomorrow | high-tide@11:06=9.53
high tide in boston tomorrow >> how about at Hull? | high-tide@11:06=9.53
~tides at salem today >> and gloucester? | high-tide@10:12
what's the limit on stripers >> what about fluke? | minimum-size=17.5; bag-limit==5
~what's the limit on fluke >> from a boat? | minimum-size==17.5
what's the limit on fluke >> and from shore? | minimum-size==16.5
~striper limit in mass >> and in new hampshire? | minimum-size==28; place=New Hampshire
limit on black sea bass >> in NH? | minimum-size==16.5
~black sea bass limit >> and in september? | bag-limit==2
can I keep a 30 inch striper >> what about a 32 inch one | verdict==release
~can i keep a 30 inch striper >> what about 27? | verdict==release; verdict-reason==too-short
can I keep a 30 inch striper in boston >> and on stellwagen? | verdict==release
~can I keep a 17 inch fluke >> from shore | verdict==keep
can I keep a 17 inch fluke from shore >> and from a boat? | verdict==release
what's the striper limit >> when does the season close? | season-state==open; minimum-size==28
~what are the rules for tautog >> how many can I keep in october? | bag-limit=3
tell me about castle island >> is there parking? | spot-facilities=Parking
~tell me about castle island >> what bait works there? | spot-baits=Mackerel chunks
tell me about castle island >> when is high tide there tomorrow? | high-tide@11:01
~where can I fish from shore near Quincy >> and near Hull? | spot=Pemberton
where can I fish near quincy >> from a boat? | spot-access=Boat
bite score at deer island tomorrow at 5am >> why? | factor-tide
~best time to fish tomorrow >> why? | factor-tide
should I go tonight >> and tomorrow night? | bite-score
~best time to fish saturday in boston >> and sunday? | window-from; bite-score
tide at hull tomorrow >> and the current? | slack@10:43
~high tide at hull tomorrow >> what about the sunset | sunset@20:22
tide height in boston at 6 am tomorrow >> and at 6 pm? | tide-height@18:00
~tide in boston tomorrow at 6 am >> and on monday? | tide-height@06:00
how many stripers have I caught >> and bluefish? | catch-count==6
~what worked for me in June >> and on the ebb? | sample-size==16
what's my biggest striper >> and fluke? | longest-fish==18
~whats the wind tomorrow afternoon >> and tonight? | wind-speed
hello >> when is high tide in boston tomorrow | high-tide@11:01
thanks >> whats the striper limit | bag-limit==1
~what's the limit on cod >> thanks >> and haddock? | minimum-size==17; bag-limit==15
ignore that >> striper limit | bag-limit==1
when's slack at Hull Gut tomorrow >> what about the canal? | slack@09:39
~what is the tide at hull >> at noon | tide-height@12:00
can i keep a 16 inch tog >> what about two of them | verdict==release
striper 29" off hull >> what if im at stellwagen | verdict==release; place=Federal
30 inch striper >> what if its 31 >> 30.5 | verdict==keep; asked-length==30.5
high tide at hull tomorrow >> what about deer island >> low tide? | low-tide@2026-06-14; place=Deer Island
high tide hull sat or sun >> what about deer island | high-tide@2026-06-13; high-tide@2026-06-14; place=Deer Island
tell me about castle island >> how far is it | declined
can I keep a 17 inch fluke from shore >> what about 15 | verdict==release; verdict-reason==too-short; asked-length==15
whats the water temp >> whats that in celsius | water-temperature=14.4
how much longer till high >> and tomorrow? | high-tide@11:01; !low-tide
what if i go at 6 instead >> 7? | bite-score@7:00; text:/Safety: stay in/
`;
