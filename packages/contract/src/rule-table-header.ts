/** Header of every answer with the version of the rule table in force. */
export const ruleTableHeader = "x-rule-table";
