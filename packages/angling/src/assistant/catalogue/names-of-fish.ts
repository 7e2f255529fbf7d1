import type { SpeciesId } from "#angling/species/species.ts";

/** Dock talk beyond the species catalogue's own aliases, lower case, several separated by "|". */
export const dockNames: readonly (readonly [SpeciesId, string])[] = [
  ["striped_bass", "striper|stripers|striped bass|stripe bass|stripped bass|striped|stripey|stripers bass|schoolie|schoolies|slot fish|slot bass|slot striper|linesider|rockfish|cow|cow bass|cows|keeper bass|rat|micro bass|morone saxatilis|stripah|stripahs|schoolie bass|schoolie striper"],
  ["bluefish", "bluefish|blues|blue fish|gator blues|gator|gators|snapper blues|snappers|chopper|choppers|tailor"],
  ["summer_flounder", "fluke|flukes|summer flounder|doormat|doormats|summer fluke"],
  ["winter_flounder", "winter flounder|blackback|black back|blackbacks|blackback flounder|lemon sole"],
  ["black_sea_bass", "black sea bass|sea bass|seabass|black bass|bsb|sea bas|knucklehead|knuckleheads|blackseabass"],
  ["scup", "scup|porgy|porgies"],
  ["tautog", "tautog|tog|togs|blackfish|black fish|white chin|whitechin|tautogs"],
  ["atlantic_cod", "cod|codfish|cod fish|atlantic cod|steaker|market cod"],
  ["haddock", "haddock|haddie|haddies"],
  ["pollock", "pollock|pollack|harbor pollock|pollocks"],
  ["atlantic_mackerel", "mackerel|macks|mack|macs|boston mackerel|atlantic mackerel|tinker|tinkers|mackeral|mackerels"],
  ["spanish_mackerel", "spanish mackerel|spanish macks|spanish mack"],
  ["bluefin_tuna", "bluefin|bluefin tuna|blue fin|blue fin tuna|bft|giant tuna|football tuna|giant bluefin|bluefins"],
  ["yellowfin_tuna", "yellowfin|yellowfin tuna|yellow fin|yellow fin tuna|yft|ahi"],
  ["bonito_false_albacore", "bonito|bonita|bones|albie|albies|false albacore|little tunny|fat albert|atlantic bonito|little tuna"],
  ["atlantic_halibut", "halibut|atlantic halibut"],
  ["american_plaice", "plaice|dab|dabs|american plaice"],
  ["yellowtail_flounder", "yellowtail|yellowtail flounder"],
  ["windowpane_ocean_pout", "windowpane|windowpane flounder|ocean pout|pout|eelpout"],
  ["acadian_redfish", "redfish|acadian redfish|ocean perch"],
  ["cusk", "cusk"],
  ["atlantic_wolffish", "wolffish|wolf fish|ocean catfish|atlantic wolffish"],
  ["monkfish", "monkfish|monk fish|goosefish|anglerfish"],
  ["weakfish", "weakfish|weak fish|squeteague|sea trout|gray trout|seatrout"],
  ["white_perch", "white perch"],
  ["rainbow_smelt", "smelt|rainbow smelt|smelts"],
  ["american_shad", "shad|american shad|white shad"],
  ["river_herring", "river herring|alewife|alewives|blueback herring|blueback"],
  ["american_eel", "eel|eels|american eel|elver|elvers"],
  ["spiny_dogfish", "spiny dogfish|spiny dog|spurdog"],
  ["sharks", "shark|sharks|blue shark|thresher|thresher shark|porbeagle"],
  ["white_shark", "white shark|great white|great white shark|great whites"],
  ["mako_sharks", "mako|makos|shortfin mako|mako shark"],
  ["prohibited_sharks", "basking shark|sandbar shark|brown shark|sand tiger|sand tiger shark|sand shark|dusky shark"],
  ["hammerhead_sharks", "hammerhead|hammerheads|hammerhead shark"],
  ["small_sharks", "smooth dogfish|bonnethead"],
  ["american_lobster", "lobster|lobsters|lobstah|american lobster|bugs"],
  ["longfin_squid", "squid|squids|calamari|loligo|longfin squid"],
];

export const sharedFishNames: readonly (readonly [string, readonly SpeciesId[]])[] = [
  ["bass", ["striped_bass", "black_sea_bass"]],
  ["flounder|flatfish|flounders|flatties", ["summer_flounder", "winter_flounder", "yellowtail_flounder"]],
  ["tuna|tunas", ["bluefin_tuna", "yellowfin_tuna"]],
  ["scrod", ["atlantic_cod", "haddock"]],
  ["perch", ["white_perch", "acadian_redfish"]],
  ["dogfish|dogfishes", ["spiny_dogfish", "small_sharks"]],
  ["sole", ["winter_flounder", "yellowtail_flounder", "american_plaice"]],
  ["herring|herrings", ["river_herring", "american_shad"]],
];

/** Fish without a row in the rule table. */
export const unheldFish =
  "pogy|pogies|menhaden|bunker|mossbunker|peanut bunker|sea herring|atlantic herring|hake|white hake|red hake|silver hake|whiting|bonefish|blackfin tuna|bigeye tuna|bigeye|albacore|albacore tuna|skipjack|king mackerel|chub mackerel|red drum|black drum|largemouth bass|largemouth|smallmouth bass|smallmouth|white bass|rock bass|yellow perch|skate|skates|cunner|cunners|choggie|butterfish|kingfish|hickory shad|trout|brook trout|rainbow trout|brown trout|salmon|atlantic salmon|catfish|walleye|pike|carp|bluegill|sailfish|marlin|white marlin|mahi|mahi mahi|dorado|wahoo|tarpon|snook|red snapper|grouper|cobia|tilapia|witch flounder|gray sole|grey sole|dover sole|tilefish|sculpin|sea robin|searobin|sea robins|oyster toadfish|triggerfish|swordfish|conger eel|conger|clam|clams|steamers|oyster|oysters|quahog|quahogs|mussel|mussels|scallop|scallops|crab|crabs|blue crab|blue crabs|green crab|green crabs|jonah crab|sturgeon|lumpfish|opah|sheepshead|croaker|spot fish|pompano|sand eel|sand eels|silversides|needlefish|seal|seals|whale|whales|dolphin|dolphins|porpoise|bird|birds|gull|gulls|turtle|turtles|sea turtle|horseshoe crab|horseshoe crabs|snakehead|crappie|perch pike|muskie|musky|bowfin|drum|sunfish|ocean sunfish|mola|mola mola|ray|rays|stingray|conch|conchs|whelk|whelks|periwinkles|octopus|jellyfish|urchin|urchins|eelgrass|seaweed|silver eel|barracuda|grunt|hogfish|permit fish|flying fish|oarfish|lionfish|remora|kelp|tomcod|burbot|golden bass|steelhead";
