declare module "virtual:harbor-station" {
  import type { TideStation } from "@striper/marine/stations";

  export const harborStation: TideStation;
}
