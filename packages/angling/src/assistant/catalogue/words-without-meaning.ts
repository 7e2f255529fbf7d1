/** Words that hold a sentence together and decide nothing in it. */
export const wordsWithoutMeaning: ReadonlySet<string> = new Set(
  `a an the this that these those it its he him his she her they them their we us our i me my mine you your yours who whom
  am is are was were be been being do does did done doing has have had having can could may might must shall should will would
  to of in on at by for from with into onto up out over as than then there here and or but nor so if whether when while because
  not no yes also too just even still yet only really very quite like about around some any all each every other such same own
  what which whose how why where ok okay please well now again anyway though maybe probably actually basically
  get gets got getting go goes going gone went come comes coming take takes took taken taking put puts bring brings brought
  make makes made let lets give gives gave use uses used using want wants wanted need needs needed needing try tries trying tried
  see sees seen say says said tell tells told know knows think thinks thought guess wonder wondering ask asks asked
  one ones thing things stuff way bit lot lots kind sort type n s m re ve ll d em ya u r y w dont doesnt didnt isnt wasnt wont
  caught catch catches catching land lands landed hook hooked boated fish fishes fishing fished find found look looking looks
  someone somebody anyone anybody everyone everybody person people man men woman guy guys kid kids
  day days time times today tonight tomorrow yesterday week morning afternoon evening night year years
  nice good great big huge little small decent solid beautiful fat whole first last next second more most less least another
  old new right left back home off down exactly around total long
  should since until till after before during between through via per without instead be able possible allowed going
  water waters spot place area`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Words that a slot is read from: who fishes, from what, how much, in whose water. */
export const wordsOfSlots: ReadonlySet<string> = new Set(
  `inch inches inchs incher inchers in cm centimeter centimeters centimetre centimetres ft foot feet footer lb lbs pound pounds
  pounder mile miles mi nm nautical yr yrs yo age aged born
  charter charters headboat head party private boat boats skiff kayak kayaks canoe whaler vessel shore beach pier jetty rocks surf bank wall
  dock land wade wading
  buddy buddies buddys friend friends wife husband son daughter dad mom brother sister angler anglers captain crew group
  massachusetts mass ma nh hampshire federal feds fed state states offshore south north cape inlet river bay
  kept keep keeps keeping keeper keepers retain toss throw both already cooler box board short shorts even
  january february march april june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday
  legal illegal legit lawful half quarter`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
