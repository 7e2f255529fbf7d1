export {
  createPredictors,
  predictors,
  type Predictors,
  type StationPredictor,
} from "./predictors.ts";
