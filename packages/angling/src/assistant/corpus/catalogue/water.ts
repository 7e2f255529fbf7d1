/**
 * Tides, currents, sun, moon and times. NOAA: hourly predictions 2019 to 2021 and the highs and lows
 * of 4 May 2026 and 22 October 2025 at Boston 8443970; the rest from the station predictors alone.
 */
export const waterQuestions = `
who knows? what time is sunset tomorrow | sunset@20:22; !declined
high tide after sunset tomorrow at hull | high-tide@23:17=11.53; !low-tide
42.35 -70.9 | high-tide; !declined
tide height in Boston at 3 pm today [now=2020-07-15T12:00:00Z] | tide-height@15:00=2.65
~what will the tide be at 6 am tomorrow in boston [now=2020-07-15T12:00:00Z] | tide-height@06:00=5.35
how high is the water at Boston Saturday at 6pm [now=2020-07-15T12:00:00Z] | tide-height@18:00=3.31
tide at 11 pm on new year's eve in boston [now=2019-12-30T12:00:00Z] | tide-height@23:00=2.45
~tide level at boston at 6 am on new years day [now=2019-12-30T12:00:00Z] | tide-height@06:00=5.94
tide height at 3 am on march 8 boston [now=2020-03-07T12:00:00Z] | tide-height@03:00=1.61
~boston tide at noon march 8 2020 [now=2020-03-01T12:00:00Z] | tide-height@12:00=9.95
what's the tide at 8am on november 1 in boston harbor [now=2020-10-31T12:00:00Z] | tide-height@08:00=4.62
tide at noon on Feb 14 boston [now=2021-02-10T12:00:00Z] | tide-height@12:00=9.46
~how much water at boston at 5 am on memorial day [now=2021-05-20T12:00:00Z] | tide-height@05:00=9.72
tide at 5pm october 9 boston [now=2021-10-01T12:00:00Z] | tide-height@17:00=5.82
tide at 9 am on 2/29 boston [now=2020-02-20T12:00:00Z] | tide-height@09:00=0.91
~Boston, tide on 2019-06-14 at 7am [now=2019-06-01T12:00:00Z] | tide-height@07:00=5.95
tide tonight at 8 in boston [now=2020-07-15T12:00:00Z] | tide-height@20:00=9.32
~tide at midnight boston [now=2020-07-15T12:00:00Z] | tide-height@00:00=4.42
what is the tide doing right now in boston [now=2020-07-15T16:00:00Z] | tide-height@12:00=3.47; tide-stage
tide in 3 hours boston [now=2020-07-15T16:00:00Z] | tide-height@15:00=2.65
~tide at 5am on labor day in boston [now=2020-09-01T12:00:00Z] | tide-height@05:00=7.58
tide height sunday 6 pm boston [now=2020-07-15T12:00:00Z] | tide-height@18:00=1.94
when is high tide in Boston on May 4 [now=2026-05-01T12:00:00Z] | high-tide@01:24=10.05; high-tide@14:03=8.86; !low-tide
~low tide boston may 4th [now=2026-05-01T12:00:00Z] | low-tide@07:49=0.33; low-tide@19:55=1.57; !high-tide
tides in boston on monday [now=2026-05-03T12:00:00Z] | high-tide@14:03=8.86; low-tide@07:49=0.33
when's the next high tide in boston [now=2026-05-04T14:00:00Z] | high-tide@14:03=8.86
~next low in boston harbor? [now=2026-05-04T14:00:00Z] | low-tide@19:55=1.57
high tide boston october 22 2025 [now=2025-10-20T12:00:00Z] | high-tide@00:18=9.4; high-tide@12:24=10.09
~tides for boston this afternoon [now=2026-05-04T14:00:00Z] | high-tide@14:03=8.86; !low-tide
what time is low tide tomorrow morning boston [now=2026-05-03T20:00:00Z] | low-tide@07:49=0.33; !high-tide
~how long until low tide in Boston [now=2025-10-22T18:43:00Z] | low-tide@18:43=0.34; time-to-tide=240
is the tide coming in or going out in boston [now=2025-10-22T18:43:00Z] | tide-stage==falling
when is high tide at Hull tomorrow | high-tide@11:06=9.53; high-tide@23:17=11.53
~hi tide hull 2moro am | high-tide@11:06=9.53
high tide salem today | high-tide@10:10=8.86; high-tide@22:24=10.9
~what time is low tide in portsmouth tomorrow | low-tide@04:55=-0.93; low-tide@17:01=0.07
gloucester tides sunday | high-tide@11:07=9.02; low-tide@04:53=-0.94
~when is high water at Plymouth tonight | high-tide@22:37=11.7
Provincetown low tide tomorrow afternoon | low-tide@17:03=0.05
tide at plum island today | high-tide@10:29=7.92
~high tide at the mouth of the merrimack tomorrow | high-tide@11:23=8.07
tide chart for boston tomorrow | high-tide@11:01=9.82; low-tide@04:52=-0.95; low-tide@17:01=0.19
~when does the tide turn at boston this morning | high-tide@10:06=9.63
2 hours before high tide tomorrow in boston | tide-height@09:01; high-tide@11:01
~an hour after low tide at boston tomorrow afternoon | tide-height@18:01; low-tide@17:01
is it spring tides or neap tides this weekend | spring-strength; tide-range
biggest tide this month in boston | high-tide
when will the water be 5 feet in boston tomorrow | tide-height=5
when's slack at Hull Gut tomorrow | slack@04:59; slack@10:43; slack@17:06
~slack water hull gut tonight | slack@22:01
next slack at Hull Gut | slack@09:48
when does the current turn at deer island light today | slack@09:48; slack@16:20
~slack tide cape cod canal today | slack@08:42; slack@14:32
when does the canal turn east tomorrow? | slack@03:08; slack@15:27
max ebb hull gut tomorrow | max-ebb@02:49=2.98; max-ebb@15:08=2.44
~how strong is the ebb at hull gut tomorrow afternoon | max-ebb@15:08=2.44
how fast is the current in the cape cod canal at 11 am today | current-speed@11:00
max current at the railroad bridge in the canal today | max-ebb@23:28=5.84
~merrimack river entrance current today | max-flood@07:57=2.19; slack@10:56
current at memorial bridge portsmouth this afternoon | max-ebb@14:33=2.93
~when does it start to ebb at hull gut | slack@09:48
when does the flood start at deer island light this afternoon | slack@16:20
is the current ebbing or flooding at hull gut right now | current-flow==flood; current-speed@05:00
what's the current at BOS1111 now | current-flow==flood
~what time is sunrise tomorrow | sunrise@05:07; !sunset
sunset tonight | sunset@20:22; !sunrise
when is first light tomorrow | first-light@04:33
~what time does the sun go down on saturday | sunset@20:22
sunrise and sunset on december 21 | sunrise@07:10; sunset@16:15
when is the next full moon | full-moon@2026-06-29
~next new moon? | new-moon@2026-06-14
what's the moon phase tonight | moon-phase; moon-illumination
~is there a full moon this month | full-moon@2026-06-29
moonrise tomorrow | moonrise
solunar times today | solunar-major-from
~what are the major and minor periods tomorrow | solunar-major-from; solunar-minor-from
sunset at 1.5 weeks from now? sunset on november 1 [now=2026-10-30T12:00:00Z] | sunset@16:38
~sunrise on november 1 [now=2026-10-30T12:00:00Z] | sunrise@06:17
tide now | tide-height@05:00; tide-stage
whats the tdie at hull | tide-height@05:00
~high tide hul gut | high-tide@10:11
high tide nearest me [at=42.52,-70.87] | high-tide@10:10
~when is low tide here this afternoon [at=43.08,-70.75] | low-tide@16:06
bite score now | bite-score
~what's the bite score at Deer Island tomorrow at 5am | bite-score@05:00
best time to fish tomorrow | window-from; bite-score
best time this weekend from shore near Quincy | window-from; bite-score
~what time should I fish on Sunday at Hull Gut | window-from; bite-score
best day to fish next week | bite-score; window-from
should I go tonight | bite-score; safety
~is it worth going out tomorrow morning from my boat | bite-score; safety
why is the bite score what it is | bite-score; factor-tide
~how's the fishing look this evening in salem | bite-score
what is the wind tomorrow afternoon | wind-speed=22; wind-direction==SW
~will it rain tonight | rain-chance
how windy is it right now | wind-speed=10
weather saturday | wind-speed; air-temperature
water temperature | water-temperature==58
~how warm is the water in boston harbor | water-temperature==58
any small craft advisory? | alert==Small Craft Advisory
marine forecast for tonight | marine-forecast=TONIGHT
~are there any marine warnings out | alert==Small Craft Advisory
how big are the seas tomorrow | marine-forecast=SUN
[bare] what is the wind going to be tomorrow | declined; wind-speed; text:/normal/
~[bare] any marine warnings today | declined
[bare] water temp today | water-temperature=59; text:/normal/
is it safe to take my kayak out tomorrow afternoon | safety; bite-score
What's the water doing at Hull Gut at 7 this evening? | current-speed@19:00
Boston high tides this coming Sunday | high-tide@11:01=9.82
when will it be low at Salem Willows tomorrow morning | low-tide@04:53
how high will the tide get in Newburyport tonight | high-tide
first low tide tomorrow in Gloucester | low-tide@04:53
When does the flood begin at the Cape Cod Canal tomorrow afternoon? | slack@15:27
maximum ebb at Deer Island Light tomorrow | max-ebb@14:27=1.11
is the canal running east or west at 8 tonight | current-speed@20:00
tide level at 4:30 PM Sunday, Boston | tide-height@16:30
what time is dusk tomorrow | last-light
when's moonrise on the 17th | moonrise
is it a waxing or waning moon | moon-phase
full moon in july | full-moon@2026-07-29
hows the bite tomorrow dawn at nahant | bite-score
top fishing window for Monday in Boston Harbor | window-from
is wednesday evening any good for stripers at Castle Island | bite-score
what's the breeze like at noon | wind-speed
do I need to worry about thunderstorms this evening | sky=Thunder
what's the surf temp | water-temperature==58
yo when does the tide turn at the gut tmrw am | slack@04:59; low-tide@04:59; high-tide@11:06
tide height scituate 1430 monday | tide-height@14:30=6.0
water level at 5 tonight at charlestown | tide-height@17:00=1.0
is it a full moon tonight | moon-illumination; full-moon@19:57
low tide on father's day hull | low-tide@2026-06-21; !time-to-tide
tide at 42.35 -70.9 now | tide-height=0.2
is the current flooding or ebbing at deer island light at noon | current-flow=ebb
wheres the tide at in hull rn | tide-height=0.2; tide-stage=rising
high tide hull sat or sun | high-tide@10:11; high-tide@11:06
lows in hingham next tues and weds | low-tide@2026-06-16; low-tide@2026-06-17
high tide times p-town fri sat and sun | high-tide@2026-06-19; high-tide@2026-06-13; high-tide@2026-06-14
high tides on the 1st and 15th of july in plymouth | high-tide@2026-07-01; high-tide@2026-07-15
tide for sat the 27th at marblehead | high-tide@2026-06-27; !declined
will the tide be above 9 ft at 6am tomorrow in boston | height-reached==below; tide-height@06:00=0.1
will there be 5 ft of water at 9 am sat in ipswich river | height-reached==above
what time sunday does the tide drop below 3 ft in hingham | tide-height@15:10; text:!/rising/
next minus tide in boston | low-tide@2026-06-14
sunrise and high tide tomorrow at scituate | sunrise@05:05; high-tide@11:10
sunset tonight and sunrise tomorrow at hull | sunset@2026-06-13; sunrise@2026-06-14
sunset times this weekend boston | sunset@2026-06-13; sunset@2026-06-14
when will hull gut be slack sunday am and pm | slack@10:43; slack@17:06
current at the cape cod canal 530pm today, which way | current-flow==flood; current-speed@17:30
slack tide canal this sat | slack@08:42; place=Cape Cod Canal
how many hours of daylight on the solstice | declined
whats the tide in plymouth uk | declined
should i go out in 3 weeks on saturday | bite-score@2026-07-04
hull or deer island tonight which is better | text:/Better by the bite score: Hull/; place=Deer Island
whats better for stripers sat or sunday in quincy | text:/Better by the bite score/; window-from@2026-06-14
deer island vs the graves vs hull tomorrow | place=Deer Island; place=The Graves; place=Hull
morning or evening tomorrow at revere which is better | text:/Better by the bite score: tomorrow/
is sunrise or sunset better tomorrow for the merrimack | text:/Better by the bite score/
bite at 5 am vs 8 pm tomorrow at revere | bite-score@05:00; bite-score@20:00
when should i fish the merrimack tomorrow, and whats the limit | window-from@2026-06-14; minimum-size==28
is there enough light at 430 am tomorrow | first-light@04:32
best night this week for the boston harbor islands | window-from@2026-06-14; place=Boston Harbor Islands
high tide newburyport july 3 am | high-tide=8.6; text:/Jul 3/; text:!/Jul 1/
does the canal run east now | current-flow==flood; place=Canal
sun up and sun down friday in salem | sunrise@2026-06-19; sunset@2026-06-19
next 2 high tides | turn-count==2; high-tide@10:06; high-tide@22:18; !low-tide
high tides next 3 at hull | turn-count==3; high-tide@2026-06-14; place=Hull
the next three lows at deer island | turn-count==3; low-tide@16:07; !high-tide
when is low tide on leap day 2028 | low-tide@2028-02-29
tide feb 29 boston | high-tide@2028-02-29
high tide boston christmas 2027 | high-tide@2027-12-25
tide hull 5am-9am saturday | tide-height@05:00; tide-height@09:00
tide boston 11 to 2pm tomorrow | tide-height@11:00; tide-height@14:00; high-tide@11:01
[now=2026-06-13T06:00:00Z] when is high tide tonight at deer island | high-tide@10:07; high-tide@22:19; high-tide@2026-06-13
[now=2026-06-13T06:00:00Z] low tide tonight boston | low-tide@03:57
[now=2026-06-13T06:00:00Z] sunset tonight | sunset@2026-06-13
slack at hull gut before sunrise tomorrow | slack@04:59
full moon in july | full-moon==2026-07-29; text:/The full moon is/
[now=2026-09-18T20:00:00Z] when will the tide be over 10 ft boston this month | turn-count==10; high-tide@2026-09-30
[now=2026-09-18T20:00:00Z] whats the tide at gurnet now | place=Plymouth; tide-stage
when's high water at the fish pier | high-tide@10:06; !bite-score
best night this week hull | window-from; text:!/[89]:00 am to/; bite-score
dawn bite monday nahant? | bite-score; place=Nahant; !high-tide
[now=2026-10-03T10:30:00Z] marine forecast | declined; !marine-forecast
[now=2026-11-22T14:00:00Z] tide from noon to 3 at plymouth tmrw | tide-height@12:00; tide-height@15:00
[now=2026-11-22T14:00:00Z] whats the water temp | water-temperature; text:/seasonal normal/
how much does the tide drop in salem tomorrow | tide-range
when can i get out to bumpkin island bar at low | low-tide; !bite-score
[now=2026-11-01T05:30:00Z] slack at hull gut tonight | slack@03:05; text:!/10:16 pm/
best bite sunday canal | bite-score; place=Cape Cod Canal
[now=2026-07-17T21:00:00Z] lowest tide in the next 2 weeks hull | low-tide; period-to==2026-07-30; text:!/8:14 am/
[now=2026-07-17T21:00:00Z] when's the next quarter moon | first-quarter==2026-07-21; last-quarter==2026-08-05
best time saturday hull >> from shore near nahant instead | bite-score; place=Nahant; !spot
water height at 10:15 am scituate | tide-height@10:15
is it a moon tide this week | spring-strength
when does the tide drop below 0 ft in boston in july | turn-count==10; low-tide@06:24=-1.16; !high-tide
low tides under 0.5 ft this month in boston | turn-count==14; text:/the first of them/
tides above 11 ft next week in boston | turn-count==4; high-tide@00:07=11.98; !low-tide
tides over 13 ft next month in boston | turn-count==0; text:/No high tides of 13 ft or more fall/
lowest tide between 5 am and 6 am boston | low-tide@03:57=-0.49; text:/No low tide falls/
highest tide between 5 am and 6 am boston | high-tide@10:06=9.63; text:/No high tide falls/
next 3 high tides in boston tomorrow | turn-count==3; high-tide@11:01=9.82; high-tide@23:12=11.89; text:!/10:06 am/
slack at gloucester harbor tomorrow | slack@04:32; !slack-from; text:/so weak/
tidal range at hull | tide-range=11.73; spring-strength==65
next 4 slacks at hull gut | slack@09:48; slack@16:14; slack@22:01; slack@04:59
[now=2026-06-11T06:30:00Z] tides tonight boston | night-ends=6:00; high-tide@08:10=9.27; text:/No turn of the tide is left/
full moon july 1 to july 10 | full-moon==2026-07-29; text:/No full moon falls in that time/
[at=42.36,-71.03] wind at my position | wind-speed==10; text:/for Boston Harbor, not for where you are./
bite score at boston or east boston tomorrow at 6 am | bite-score==67; text:/No difference/
hull or deer island saturday or sunday, which is better | text:/Better by the bite score: Hull, tomorrow .*90 of 100 against 87 for Deer Island, tomorrow .*86 for Hull, today/
hull or deer island, which is better | text:/Better by the bite score: Hull.., 90 of 100 against 87 for Deer Island./
half tide | half-tide@7:01=4.55; half-tide=5; place=Boston
whens the tide halfway up tomorrow at hull | half-tide@8:02; place=Hull; text:/Half tide at Hull/
first high after sunrise tomorrow | high-tide@11:01; !low-tide
tide at sunset tonight hull | tide-height@20:21=8.6; tide-stage=rising
tide at 630 tmrw | tide-height@6:30; tide-stage=rising
slack before noon | text:/9:48 am/; text:!/4:20 pm/
how much does it drop between high and low today | tide-range=12.1
when is it 6 ft at boston | asked-height==6; text:/passes 6 ft/
is the water high enough at 8 to launch at scituate | tide-height@8:00; place=Scituate
when can i fish the last 2 hrs of outgoing at plum island | tide-offset==-120; low-tide@16:27
incoming or outgoing at first light tomorrow | tide-stage=falling; tide-height@4:32
which way is it running off deer island | !declined; place=Deer Island
is now a good time | bite-score; !declined; text:/for 5:00 am today/
hull saturday or deer island sunday | window-from; text:/Hull, today .Saturday/; text:/Deer Island, tomorrow .Sunday/
tonight or tomorrow morning | text:/morning/; bite-score
why is tomorrow better than today | bite-score; text:/It comes from/
gm whats the plan today | bite-score; text:/Safety: stay in/; !declined
should i sleep in | text:/^Stay in/
is it too windy for a kayak | text:!/^No/; text:/Safety: stay in/
how come its only fair | bite-score; text:/It comes from/
pick a day for me this week | bite-score; !catch-count
best drift at deer island gut tmrw | bite-score; !minimum-size
hows duxbury lookin sunday | bite-score; place=Duxbury
how long is the wind gonna stay under 10 | wind-limit==10; wind-force@12:00=30
will the wind lay down by noon | wind-limit==10; text:/^Yes/
when will the wind be over 20 | wind-limit==20; wind-force@12:00=30
will it rain | rain-chance@18:00=55; text:/^Likely/
fog tomorrow? | text:/^The forecast names no fog/
humidity | text:/^Humidity is not held here/
wind in mph | wind-speed=12; text:/12 mph/
is the wind under 12 mph tomorrow afternoon | text:/^No: at/; wind-force@12:00=30
whats hot right now on the north shore | bite-score; place=North Shore
is it dark by 5 | light=twilight; first-light@4:32
how many hrs of daylight left | daylight-left=15 h; sunset@20:21
whats the moonphase on my birthday june 3 | moon-phase=Waning Gibbous
tide n wind n bite for hull | tide-height; wind-speed=10; bite-score
is there a gale warning | alert; text:/^No gale warning is in force/
morning! whats the tide at point of pines tn | high-tide@22:19; !declined; text:!/10:06 am/
is low tide before or after sunrise tmrw | low-tide@4:52; sunrise@5:06
water at wollaston gonna be up at 7 tonight? | tide-height@19:00; tide-stage=rising
current at 3 hours before high at deer island | tide-offset==-180; current-speed; tide-height@7:07
why's sunday so bad | bite-score; text:/It comes from/
is 15kts ok for a 16ft tin boat | safety; text:/not by your boat/
can i get out of plum island inlet with a 4ft swell | safety; text:/not by your boat/
top of the tide at hull today? | high-tide@10:11; !low-tide
when does it bottom out at lynn | low-tide@16:05; !high-tide
when can i drift hull gut safely | slack; current-speed; place=Hull Gut
best day to fish between now and friday | window-from; bite-score; text:/Jun 13 to Jun 19/
rate nahant tonight | bite-score; place=Nahant
should i bring a jacket | air-temperature
when is high at salem and low at hull sunday | high-tide@11:06; low-tide@4:59; place=Salem; place=Hull
will the flats be dry at 7am in duxbury | tide-height@7:00; place=Duxbury
how warm is it gonna be | air-temperature; text:/6:00 pm today/
when is the next high tide over 11 feet | high-tide@22:18; !low-tide; turn-count
how many hours of outgoing left | low-tide@16:07; tide-stage=rising
hour before low tonight | tide-offset==-60; low-tide@4:52
when does it start coming back in | tide-stage; low-tide@16:07
when is dead water at deer island | slack; current-speed
whats sunrise n first light sun | first-light@4:32; sunrise@2026-06-14
how many minutes til sunset | daylight-left=15 h
nahant 4-8pm fri | window-from; place=Nahant; !high-tide
sca in effect? | alert
how much longer is it gonna drop | tide-stage; low-tide@16:07
highest tide before friday | high-tide@00:07=12; text:!/Jun 19/
deer isl current noon | current-speed; current-flow=ebb
which way does the piscataqua run at 7 | current-flow=flood
what time is it gonna get dark | sunset@20:21; last-light@20:56
is it a good night for stripers | bite-score; !minimum-size
do i have a shot at noon | bite-score@12:00
5am hull or 5am nahant | bite-score@5:00; place=Hull; place=Nahant
will the wind switch | text:/^The wind stays SW/
when is it calmest sunday | wind-force=10; text:/^Calmest from 12:00 am/
air n water temp | air-temperature=61; water-temperature=58
when does it flip at deer island | slack; current-speed
darkest night this month | new-moon
chances at nahant sunday am | bite-score; place=Nahant
go tmrw 5am? | safety; bite-score@5:00
is it freezing tomorrow | air-temperature
whats it doin out there | air-temperature
when can i see without a headlamp | first-light@4:32
why not go at noon | safety; bite-score@12:00
is it safe to wade plum island on the flood | safety; text:/Footing, swell/; text:!/looks worth/
safe to fish the jetty at night | safety; text:/^With caution only/
wind 10-15 is that fishable | safety
`;
