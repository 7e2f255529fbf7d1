export { heightCrossings } from "./height-crossings.ts";
export { springStrengthAt } from "./spring-strength.ts";
export {
  createTidePredictor,
  type TideExtreme,
  type TidePoint,
  type TidePredictor,
} from "./tide-predictor.ts";
export { tideStage, timeToNext, type TideStage } from "./tide-stage.ts";
