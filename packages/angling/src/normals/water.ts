import { fahrenheit, type Fahrenheit } from "@striper/marine/units";
import { along } from "#angling/bite-score/factors/curve.ts";
import { dayOfYear } from "#angling/bite-score/factors/presence.ts";
import normals from "./catalogue/normals.json" with { type: "json" };
import { yearlyCourse } from "./yearly-course.ts";

const course = yearlyCourse(normals.waterTemperature);

/**
 * Returns the normal surface temperature off Boston. Single years and coves differ by 4 °F and
 * more.
 */
export const normalWaterTemperature = (date: string): Fahrenheit =>
  fahrenheit(along(course, dayOfYear(date)));
