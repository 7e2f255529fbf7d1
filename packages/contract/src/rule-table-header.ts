/** On every answer: the version of the rule table in force, by which a device learns of a newer one. */
export const ruleTableHeader = "x-rule-table";
