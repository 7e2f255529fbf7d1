export interface PermitRule {
  readonly title: string;
  readonly who: string;
  /**
   * Age from which the permit is needed and from which it is free; null when it does not depend on
   * age.
   */
  readonly ages: { readonly from: number; readonly freeFrom: number | null } | null;
  readonly notNeeded: string | null;
  readonly fee: string | null;
  readonly expires: string;
  readonly reciprocity: string | null;
  readonly storedCopy: string | null;
  readonly source: { readonly title: string; readonly url: string };
}

export const permitRules: Readonly<Record<"MA" | "NH" | "FED", PermitRule>> = {
  MA: {
    title: "Massachusetts recreational saltwater permit",
    who: "Needed at age 16 and over to fish for finfish, up to the first upstream bridge; every angler on a private boat needs one. A commercial permit does not replace it.",
    ages: { from: 16, freeFrom: 60 },
    notNeeded:
      "Under 16, patrons on a permitted for-hire boat, and anglers meeting the M.G.L. c. 19C disability definition.",
    fee: "$10, resident or not (last seen 2025); free at 60 and over but still required; an online handling fee is extra.",
    expires: "December 31",
    reciprocity:
      "New Hampshire, Rhode Island and Connecticut both ways; Maine honors the Massachusetts permit. The size and bag rules are those of the water you fish.",
    storedCopy: "Carry a paper or phone copy.",
    source: {
      title: "Who needs a Massachusetts recreational saltwater fishing permit",
      url: "https://www.mass.gov/info-details/who-needs-a-recreational-saltwater-fishing-permit",
    },
  },
  NH: {
    title: "New Hampshire saltwater license",
    who: "Needed at age 16 and over for finfish in coastal and estuarine water.",
    ages: { from: 16, freeFrom: null },
    notNeeded: "Holders of a Massachusetts permit who are not New Hampshire residents.",
    // Two figures circulate ($16 at the launch in 2011, $11 since); neither is confirmed.
    fee: null,
    expires: "December 31",
    reciprocity:
      "Massachusetts permits are honored, except that New Hampshire residents must hold the New Hampshire license.",
    storedCopy: null,
    source: {
      title: "New Hampshire Fish and Game licenses",
      url: "https://www.nhfishandgame.com",
    },
  },
  FED: {
    title: "Federal HMS Angling permit",
    who: "Covers the vessel, for tunas and, with a shark endorsement, sharks. Transiting, fishing or landing in Massachusetts with tuna or sharks aboard needs the Massachusetts permit too.",
    ages: null,
    notNeeded: null,
    fee: "$26 on the 2024 form",
    expires: "December 31",
    reciprocity: null,
    storedCopy: null,
    source: { title: "NOAA HMS Permit Shop", url: "https://hmspermits.noaa.gov" },
  },
};

/** States whose permits each state honors, with any exception. */
export const honoredPermits: Readonly<
  Record<"MA" | "NH", Readonly<Record<string, string | null>>>
> = {
  MA: { "New Hampshire": null, "Rhode Island": null, Connecticut: null },
  NH: { Massachusetts: "not for residents of New Hampshire" },
};
