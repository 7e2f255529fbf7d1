/** The addresses that changes are made to, as the rule table names them. */
export const addresses = {
  massachusetts: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
  newHampshire:
    "https://www.eregulations.com/newhampshire/fishing/saltwater/recreational-commercial-regulations",
  newHampshireBass:
    "https://regulations.justia.com/states/new-hampshire/fis/chapter-fis-600/part-fis-603/section-fis-603-08",
  lobster:
    "https://regulations.justia.com/states/massachusetts/322-cmr/title-322-cmr-6-00/section-6-02",
  federalBass: "https://www.ecfr.gov/current/title-50/chapter-VI/part-697/subpart-A/section-697.7",
  bluefin:
    "https://www.fisheries.noaa.gov/atlantic-highly-migratory-species/recreational-atlantic-bluefin-tuna-fishery-statuses-and-bag",
  mako: "https://www.federalregister.gov/d/2022-14116",
} as const;
