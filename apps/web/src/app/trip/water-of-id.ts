import { bostonWater, findWater, type Water } from "@striper/angling/home-waters";
import type { Position } from "@striper/marine/geo";

interface Place {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/** Returns the water of a place; a deleted own spot falls back to its position. */
export const waterOfId = ({ id, name, position }: Place): Water =>
  findWater(id, { name, position }) ?? bostonWater;
