export { dangers, dangerTexts, type Danger } from "#angling/assistant/emergencies/danger-texts.ts";
export { recogniseDanger } from "#angling/assistant/emergencies/signs.ts";
