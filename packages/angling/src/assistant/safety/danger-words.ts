/**
 * What the words of a danger mean: one idea a row. "_" joins the words of a phrase. Misspellings are
 * not listed: they are matched by sound and by neighboring keys (recognise-danger.ts).
 */
export const dangerWords = {
  me: "i im ive me my we were us our myself self",
  person:
    "buddy buddies bud budy friend friends kid kids son sons daughter wife wifes husband hubby dad father mom mother brother bro sister sis cousin uncle aunt guy guys man men woman lady girl boy someone somebody some1 angler dude mate partner passenger crew captain capt skipper he she him her his they them people person nephew niece grandson granddaughter grandpa grandfather fisherman kayaker surfer girlfriend boyfriend child children toddler baby pal deckhand guest neighbor anyone hes shes theyre theres someones somebodys buddys",
  do: "what_do what_i_do what_we_do wat_do wht_do what_to_do what_should wut_do what_now now_what how_do how_to how_should help hlp emergency sos mayday pls_help first_aid what_happens what_if",
  safe: "safe safely safety safer dangerous danger unsafe risky risk deadly sketchy hairy scary scared ok_to okay_to can_i can_we should_i should_we is_it_ok",
  now: "now rn right_now just here hear heard hearing see seeing saw close closer near nearby overhead coming approaching rolling rolled building getting caught stuck flash flashes flashing came_in came miles dropped set_in closed_in got_thick flashed",
  forecast:
    "forecast forecasted tomorrow tmrw tmw tmrrw tonight tonite tn weekend saturday sunday monday tuesday wednesday thursday friday sat sun mon tue wed thu fri chance chances week later evening any will expected this_afternoon this_morning in_the_forecast percent looking_like gonna",

  fell: "fell falls falling fallen fall_in fall_into fall_off fall_out fall_overboard slipped slips tumbled toppled knocked washed swept pulled dragged thrown flew sucked carried carried_out",
  season:
    "the_fall this_fall next_fall last_fall early_fall late_fall fall_run in_fall love asleep behind",
  into: "in into off out over from thru through under",
  gone: "went_over went_in go_over gone_over go_overboard went_under went_off went_into",
  water: "water wter drink surf ocean sea channel harbor river waves wave current",
  edge: "side rail gunnel gunwale transom stern bow boat dock pier jetty rocks rock ledge kayak yak ladder breakwater wall bridge seawall",
  overboard: "overboard over_board man_over mob man_overboard",
  in_water:
    "in_the_water in_water in_the_drink in_the_surf in_the_ocean in_the_river in_the_channel in_the_harbor in_the_sea",
  swimming: "im_in_the_water i_am_in_the_water were_in_the_water im_in_water",
  drown:
    "drown drowning drowned drowns cant_swim cannot_swim can_not_swim going_under went_under go_under cant_get_back_in cant_climb_back cant_get_back_aboard head_under",
  fast: "rip_current riptide undertow",

  survive:
    "survive survival survivable last live lasts time_do_i_have long_do_i_have long_do_we_have long_have_i long_can_i long_can_you long_can_a long_until long_before long_would long_will minutes_do die kill kills killed swim swimming float",
  howlong: "how_long how_lng hw_long how_many_minutes how_much_time long_do_i long_can long_would",
  cold: "cold freezing frigid icy numb chilled degrees degree 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60",
  shock:
    "hypothermia hypothermic hypo hypotermia cold_shock coldshock 1_10_1 cold_water_shock gasping",
  shiver:
    "shivering shiver shivers blue_lips lips_blue lips_are_blue turning_blue shaking_bad cant_stop_shaking wont_stop_shaking teeth_chattering cant_feel_hands cant_feel_my_hands cant_feel_his_hands hands_numb cant_feel_his cant_feel_my cant_feel_her trembling",
  wet: "soaked drenched wet soaking",

  lightning:
    "lightning lightening thunder thundering thunderstorm thunderstorms tstorm tstorms t_storm t_storms electrical_storm thundercloud lightnin thunderhead thunderheads",
  buzzing:
    "rod_buzzing rod_is_buzzing rods_buzzing rod_humming rod_is_humming hair_standing hair_is_standing hair_stands hair_sticking hair_on_end rod_sparking rod_tingling rods_humming rod_zapped",
  rod: "rod rods graphite line",
  buzz: "buzz buzzing humming hums tingling crackling sparking",
  struck: "struck strike strikes hit zapped electrocuted",
  outside:
    "boat skiff kayak yak whaler water out_here beach jetty rocks pier canoe sup ocean bay open harbor surf shore fishing fish",
  wait: "wait after how_long resume back_out",

  sink: "sinking sunk sank swamped swamping capsized capsize capsizing capsizes flipped_over flipped_my flipped_the flipped_our rolled_over boat_rolled kayak_rolled skiff_rolled canoe_rolled yak_rolled overturned tipped_over turned_over upside_down taking_on_water taking_water takin_on_water takin_water filling_up filling_with bailing hole_in_the_boat hole_in_hull hole_in_the_hull hole_in_my_hull hull_breach cracked_the_hull going_down bilge_cant cant_keep_up water_in_the_boat water_coming_in water_in_my_boat water_in_the_bilge leaking leak boat_is_flooding boat_flooding boat_is_flooded bilge_flooded boat_is_full boat_full full_of_water taking_in_water",
  surely_sinking:
    "capsized sinking swamped capsize taking_on_water taking_water upside_down full_of_water taking_in_water",
  fire: "on_fire fire_on caught_fire is_burning fire_in smoke_from flames",
  flipped: "flipped flip tipped dumped",
  vessel:
    "boat skiff kayak yak whaler canoe bilge vessel transom dinghy pontoon raft sup paddleboard we were im i console",
  dead: "died dead quit quits stalled stall stalls conked failed seized broke broken wont_start wont_turn_over not_starting cant_start doesnt_start wouldnt_start wont_crank no_power lost_power out_of_gas out_of_fuel no_gas no_fuel ran_out overheated wont_go kaput",
  motor: "engine motor outboard prop propeller battery power gas fuel steering starter",
  adrift:
    "adrift drifting_into drifting_toward drifting_towards drifting_onto drifting_at drifting_out drifting_away blown_out blown_offshore cant_paddle_back cant_row_back being_blown drifting_to",
  lost_power:
    "lost_power out_of_gas out_of_fuel ran_out_of_gas ran_out_of_fuel no_gas_left dead_in_the_water dead_engine dead_motor wind_is_blowing_me cant_paddle_back blowing_me_out pushed_offshore adrift",

  stuck:
    "stuck stranded trapped marooned cut_off cutoff surrounded isolated cant_get_back cant_get_off cant_get_out cant_get_to_shore cannot_get_back cant_cross_back cant_make_it_back cant_walk_back cant_wade_back no_way_back no_way_off not_getting_back aground ran_aground high_and_dry grounded hung_up wont_make_it_back path_is_gone way_back_is_gone path_back_is_gone path_is_under path_back cut_me_off cut_us_off cut_him_off cut_her_off cut_them_off",
  tide: "tide tides tidal rising flooding came_in coming_in come_in comes_in water bar sandbar sand_bar sandbars island rock rocks ledge jetty breakwater flats flat mud marsh shoal beach causeway spit deep ground",
  rise: "water_rising water_is_rising water_rising_around rising_around tide_rising_around tide_is_around water_all_around water_around_me water_around_us water_coming_up tide_came_in_and tide_caught tide_got_me water_over_the_path water_is_over_the_path water_to_my_waist up_to_my_waist up_to_my_chest waders_filling waders_filled waders_are_filling filled_my_waders water_in_my_waders waders_are_full over_my_waders came_up_behind came_up_around coming_up_behind",
  covered:
    "bar_is_under bar_is_covered is_under_water under_water_now bar_went_under bar_is_gone bar_disappeared",
  trip: "thompson_island gallops great_brewster miseries bumpkin squaw_rock squantum walk_out walk_to walk_back walk walking walked_out walked",

  hook: "hook hooks hooked hooking treble trebles barb barbs barbed hok fishhook fishhooks fish_hook lure plug jig spoon siwash jighead gaff gaffed bucktail",
  limb: "hand hands finger fingers thumb pinky arm arms foot feet palm knuckle knuckles wrist elbow leg legs thigh calf knee ankle toe heel shoulder scalp neck earlobe eyelid eyebrow forehead eyeball chin skin flesh tendon cheek butt ass cheekbone nostril finga hnd",
  face: "face eye eyes ear ears tongue",
  mouth: "nose lip lips mouth head back chest throat belly gum neck",
  himself:
    "myself himself herself themselves hooked_me hooked_my hooked_him hooked_her hooked_a hooked_the_kid stuck_me got_me in_me in_him in_her",
  got_hooked: "got_hooked is_hooked was_hooked",
  through: "in into inside through thru stuck deep under past lodged embedded buried",
  out: "remove removing removal out take get pull pulling yank yanking dig cut_out got_out",
  whose:
    "my his her their our your buddys sons dads wifes kids friends daughters brothers husbands someones the a",
  whose_own: "my his her our buddys sons dads wifes kids friends daughters brothers husbands",
  fish: "fish striper stripers bass schoolie schoolies bluefish fluke eel eels mackerel macks mack pogy pogies bunker herring squid bait baits worm worms scup tautog tog cod haddock flounder fishes keeper keepers crab crabs minnow chunk pogie seabass bonito albie shark sharks cow shad",
  rule: "size sizes rule rules legal law regs regulation regulations required require need needed allowed circle inline offset best which limit rig rigs rigging rigged brand barbless snag snagged",
  thing:
    "rod reel phone lure plug jig hat sunglasses glasses keys cooler anchor net pliers gaff wallet camera cell rig sinker weight line drone trailer truck weed leader swimmer swimbait popper spoon chum bycatch gear anode paddle tackle knife toss throw throwing",

  monoxide:
    "monoxide carbon_monoxide co_alarm co_poisoning co_detector exhaust_fumes exhaust fumes exhust monoxid",
  ill: "sick dizzy headache headaches nausea faint fainted passed cabin smell smells alarm beeping woozy throwing_up symptoms poisoning",

  bleeding: "bleeding blood bleeds bled_out gushing",
  hurt: "heart_attack chest_pain chest_hurts chest_pains cant_breathe not_breathing isnt_breathing stopped_breathing wont_breathe unconscious passed_out unresponsive wont_wake seizure seizing stroke cpr choking anaphylaxis allergic_reaction bee_sting stung epipen collapsed collapse broken_leg broke_my_leg broke_his_leg broke_my_arm broken_arm broke_my_ankle broke_his_arm broken_ankle hit_his_head hit_her_head hit_my_head head_injury concussion heat_stroke heatstroke overdose poisoned poisoning swallowed tourniquet not_waking fainted heart_stopped having_a_stroke wont_stop_bleeding cant_stop_the_bleeding bleeding_wont_stop",
  cut: "cut sliced stabbed gashed slashed bit bitten spined stab impaled",

  overdue:
    "overdue not_back_yet isnt_back not_home_yet hasnt_come_back hasnt_come_home hasnt_returned not_returned never_came_back never_came_home should_be_back should_have_been_back late_coming_back missing_boat not_answering not_back didnt_come_back didnt_come_home still_not_back cant_reach_him cant_reach_her cant_find_my cant_find_him went_missing is_missing due_back no_word havent_heard",
  missing: "missing overdue",

  fog: "fog foggy fogged fogbank fogged_in pea_soup peasoup pea_souper whiteout socked_in zero_visibility zero_viz zero_vis no_visibility no_viz in_the_soup in_soup thick_soup",
  blind:
    "cant_see cannot_see cant_se can_not_see no_idea_where lost cant_tell_where turned_around fogged_in socked_in pea_soup peasoup zero_visibility zero_viz",
  signal:
    "horn sound signal signals signaling blast blasts whistle bell radar compass navigate speed ships ship tanker ferry",

  bar: "bar mouth inlet entrance breachway river_mouth harbor_mouth the_cut",
  crossing:
    "cross crossing crossed croos run running shoot get_out get_in get_through go_through going_through head_out heading_out go_out going_out come_in coming_in come_back_in cross_back get_back_in pass passable make_it_out make_it_through punch",
  crossing_only: "cross crossing cross_back crossin",
  back_in: "back_in back_out back_through back_inside come_in cross_in cross_out cross_back",
  rough:
    "rough breaking breakers breaking_waves standing_waves swell surf ugly nasty gnarly stacked stacking washing_machine big_waves closing_out closed_out breaks boil boiling steep sporty bumpy",
  borders: "line state states federal mile miles border bridge canal street road mbta",
  tavern: "beer drinks tavern pub food burger restaurant harbor_maine striped_bar energy",
  verbs_of_fishing:
    "catch catching caught fishing bite biting bites spot spots throw throwing lure lures score keep size limit best good hot worth fish",

  call: "coast_guard coastguard coast_gaurd uscg harbormaster harbor_master 911 vhf_16 channel_16 ch_16 vhf environmental_police marine_patrol poison_control sea_tow seatow mayday sos distress flare flares epirb pan_pan panpan",
  contact:
    "call calling radio reach number phone hail contact channel who_do what_number how_do how_to send when_do what_is whats which need help now vhf frequency",
  panic: "mayday sos emergency were_in_trouble in_trouble in_distress going_to_die dying im_dying",
  helpme: "help_me help_us need_help please_help send_help help_help",
  whocall:
    "who_do_i_call who_to_call who_do_we_call number_do_i_call number_to_call who_should_i_call",
  out_to: "out_to",
  errand: "rule rules tide tides spot spots log license limits limit weather find plan",
  talk: "yo hey hi quick question for ya thx thanks man dude bro please pls plz ok so um lol real fast one",
} as const satisfies Record<string, string>;

export type Idea = keyof typeof dangerWords;
