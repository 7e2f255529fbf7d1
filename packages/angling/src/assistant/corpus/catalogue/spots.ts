/** Spots by need, and facts of one spot, from the built-in catalogue. */
export const spotQuestions = `
info on fishing around gloucester | spot=Blynman; !declined
where can I fish from shore near Quincy | spot=Nut Island Pier; !declined
~shore spots near hull | spot=Pemberton; !declined
best spots for stripers in Boston Harbor | spot; !declined
~where should I fish for fluke from a boat | spot
where can I catch winter flounder near Quincy | spot; !declined
beginner spots near Boston with parking | spot; spot-access=Shore
~good place to take the kids fishing in boston | spot
where can I fish with restrooms on the north shore | spot
quiet spots on cape ann | spot
~uncrowded places to fish from shore near Gloucester | spot
spots out of the wind near Boston | spot; text:/[Ss]helter/
nearest spot to me [at=42.3366,-71.01] | spot=Castle Island
~what's the closest fishing spot [at=42.8167,-70.82] | spot=Merrimack River Mouth
shore fishing near me [at=42.3366,-71.01] | spot=Castle Island
spots near me | declined
~where can I fish for cod | spot; !declined
where can I catch tautog | spot
spots that fish on the ebb near Hull | spot
~good places for a flood tide in boston harbor | spot
wading spots on plum island | spot
boat launch near hingham | spot
~where can I launch my boat near Salem | spot
tell me about Castle Island | spot=Castle Island; spot-species=Striped Bass
what's castle island like | spot=Castle Island
~what fish can I catch at castle island | spot-species=Striped Bass
is there parking at Castle Island | spot-facilities=Parking; text:/Parking: yes/
~does carson beach have restrooms | spot-facilities=Restrooms; text:/Restrooms: yes/
how deep is it at castle island | spot-depth==10-35 ft
~what's the depth at pleasure bay | spot-depth==3-15 ft
what bait should I use at castle island | spot-baits=Mackerel chunks
best tide for Castle Island | spot-best-flow==either
~when is the best time of tide to fish Carson Beach | spot-best-flow==flood
is castle island good for beginners | spot-difficulty==Beginner
is Castle Island crowded | spot-crowds==high
~how do I fish hull gut | spot=Hull Gut
deer island rip info | spot=Deer Island Light and Rip
~tips for fishing at wollaston beach | spot=Wollaston Beach; spot-tips
can you fish from shore at hull gut | spot-access==Boat Only
~what species are at race point beach | spot=Race Point Beach
coordinates for thieves ledge | spot-coordinates
what is Stellwagen good for | text:/./
~describe plum island south jetty | spot=Plum Island South Jetty
best striper spots on stellwagen | targeting==unlawful
~where do I catch stripers on Jeffreys Ledge | targeting==unlawful
what bait works for fluke | bait
~what lures for stripers | bait
where to fish tonight near boston from shore | spot
can you recommend a pier in salem | spot
~jetties near hampton nh | spot
where's a good spot for bluefish on the south shore | spot
Where's a beginner-friendly pier on the North Shore? | spot
which spots around Plymouth hold flounder | spot
somewhere sheltered to fish from shore near Hingham | spot
how's access at Thieves Ledge | spot-access==Boat Only
what can you tell me about Nantasket | text:/./
is Wollaston Beach better on the flood | spot-best-flow
wheres a good pier in boston | spot=Pier; !declined
wheres the closest place to castle island to catch flounder | spot; distance; !declined
does castle island have a pier | spot=Castle Island; !distance
which side of the canal should i fish | spot=Scusset
restrooms at salisbury beach | spot; !high-tide
is the graves any good for cod | spot-species=Cod; !bite-score
how far is hull gut from here [at=42.36,-71.03] | distance=6.6
lee from a SW wind near quincy | spot; text:/described as sheltered/
spots for tog near hull >> with parking >> near quincy | spot=Pemberton; text:/for tautog, with parking/
jetties near scituate | spot=Jetty; text:/with a jetty/
is deer island good for stripers | spot=Deer Island; !bag-limit
is there parking at great boars head | spot=Great Boars Head; text:/Parking: limited/
spots with a pier near flurbtown | declined; text:/do not know "flurbtown"/
somewhere sheltered from a ne wind | !declined; text:!/Halfway Rock|Outer Brewster|Isles of Shoals/
where should i go at dawn with a kayak | text:/^Spots easy enough for a kayak/; text:!/Hull Gut|The Graves/; text:/light wind/
sandy beach spots | text:!/Hull Gut|Race Point Rip/
spots near 02152 | declined; text:/02152/
parking at fort stark | spot=Great Island Common; !minimum-size
is deer island open at night | spot; text:/Opening hours, fees and closures are not held/
can i fish from the harbor islands | spot; !declined
nearest ramp to hull gut | spot=Hingham Harbor
where do i put in at hampton | spot=Hampton Harbor; text:/with a boat launch/
any spots in hull you can walk to | spot=Pemberton; text:!/Toddy Rocks|boat only/
is there a fee at nantasket | spot=Nantasket; text:/fees and closures are not held/
flats near duxbury | spot=Browns Bank; text:!/Duxbury Beach/
spots with low crowds near salem | text:/with few people/; spot
best rocky spots north shore | spot=East Point; text:/on the rocks/
best spot for a 20 min session near logan | spot=Castle Island
best beach tonight | text:/on a beach/; spot
where to park for castle island | spot-facilities; text:/Parking: yes/
easy spots for a wheelchair | text:/wheelchair gets there is not held/
best live bait at deer island | bait
any good rocks at magnolia | spot; text:/on the rocks/
`;
