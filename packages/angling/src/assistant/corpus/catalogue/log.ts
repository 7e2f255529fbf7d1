/** Questions about the log of log-fixture.ts. */
export const logQuestions = `
how many have i caught in the last 2 weeks | catch-count==2; !last-catch
how many stripers did i catch in the past couple of months | catch-count==2; !last-catch
how many stripers have I caught | catch-count==26
~how many fish are in my log | catch-count==35
how many bluefish did I catch last year | catch-count==6
~how many fluke have i caught | catch-count==3
how many catches this month | catch-count==2
how many fish did I catch in June | catch-count==26
~how many fish did i catch in august | catch-count==6
how many stripers did I release | catch-count==24
what's my biggest striper | longest-fish==38.5; heaviest-fish==22.4
~my personal best striped bass | longest-fish==38.5
longest bluefish I ever caught | longest-fish==33
~biggest fluke I've caught | longest-fish==18
what worked for me in June on the ebb | best-bait==Live mackerel; sample-size==16
~what bait worked best for me | best-bait==Live mackerel
which bait catches me the most stripers | best-bait==Live mackerel; best-bait-count==14
what's my best tide for stripers | best-tideStage=falling
~what hour do I catch most fish | best-hour=5:00
which month is my best | best-month==June
~what was my best month for stripers | best-month==June
where do I catch the most stripers | best-place=Deer Island
my last catch | last-catch==Striped Bass; length=29.25
~when did I last catch a striper | last-catch==Striped Bass
when was my last bluefish | last-catch==Bluefish
what's the average size of my stripers | average-length; sample-size==26
~what's the average length of the fluke I caught | sample-size==3; text:/under 10/
what worked for me on fluke | catch-count==3; text:/under 10/
~what worked for bluefish on my trips | catch-count==6; text:/under 10/
what's my catch rate | catch-rate==0.19; blank-trips==3
~how often do I get skunked, my success rate | blank-trips==3; trip-count==12
days like today in my log | similar-days
how many fish did I catch at Castle Island | catch-count==9
~how many stripers have I caught at Deer Island Rip | catch-count==15
how many did I catch with soft plastics | catch-count==10
~how many fish have I caught on mackerel | catch-count==14
have I caught anything at hull gut | catch-count==2
[bare] what's my biggest striper | declined
~[bare] how many fish have I logged | declined
show me my catches from last summer | catch-count
when does my license expire | license-expiry=2026-12-31; days-left=17
~is my boat registration license still good | license-expiry=2026-06-30
[bare] when does my license expire | declined
how many fluke did I land last summer | catch-count==3
what's the heaviest striper I've landed | heaviest-fish==22.4
which lure has produced best for me | best-bait==Live mackerel
what's my top spot | best-place=Deer Island
when do I usually catch stripers, what time of day | best-hour=5:00
how did I do in August | catch-count==6
do i do better on the ebb | !current-speed
[bare] do i do better on the ebb | declined
biggest fish i got at hull gut | longest-fish==29.25
do i catch more on the ebb or the flood | best-tideStage=ebb
how did i do in july vs june | catch-count=3; catch-count=26
how many trips got skunked | blank-trips
how many blank trips last year | blank-trips==3
avg size of my stripers | average-length
how many stripers over 28 have i caught | catch-count==8
where did i catch my biggest bluefish | longest-fish==33; text:/Nantasket/
how many keepers did i get last year | catch-count==11
how many bass did i catch in june last year | catch-count==24
what bait did i do best with | best-bait=mackerel
how many trips did i take last year | trip-count==12; !catch-count
when did i catch my first fluke | first-catch=fluke; text:/Jul 4, 2025/
how many stripers under 28 have i caught | catch-count==17
how many stripers 30 inches or more have i caught | catch-count==5
how many stripers at least 29.25 have i caught | catch-count==6
how many bluefish 30 and up have i caught | catch-count==4
how many trips have i logged | trip-count==12; !period-from
my last catch in june | last-catch==Striped Bass; length=29.25; !catch-count
when was my last bluefish in august | last-catch==Bluefish; text:/Aug 15, 2025/
what did i catch last june | catch-count==24; !last-catch
biggest fish this year | longest-fish==29.25
how do i renew my permit | permit-portal=massfishhunt; license
average size on the flood | average-length
how was my june | catch-count==26
how many days did i fish this month | trip-count==0
`;
