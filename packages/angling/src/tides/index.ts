export { tideMoments, type TideEvent, type Water } from "./tide-moments.ts";
