import { bostonWater, findWater, type Water } from "@striper/angling/home-waters";
import type { Position } from "@striper/marine/geo";

interface Place {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/** The water of a place; of an own spot that is gone meanwhile, its position still counts. */
export const waterOfId = ({ id, name, position }: Place): Water =>
  findWater(id, { name, position }) ?? bostonWater;
