export { dangers, dangerTexts, type Danger } from "./danger-texts.ts";
export { recogniseDanger } from "./recognise-danger.ts";
