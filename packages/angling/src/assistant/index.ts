export type { Card } from "./cards/card.ts";
export { inUnit, keptReading } from "./kept-reading.ts";
export { packagedProviders } from "./packaged-providers.ts";
export type * from "./providers.ts";
