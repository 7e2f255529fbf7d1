import type { Position } from "@striper/marine/geo";
import type { ReactNode } from "react";
import type { OnlineChart } from "#web/ui/basemap/engine/map-engine.ts";
import type { MapBounds } from "#web/ui/basemap/geography/camera.ts";
import type { MarkerShape } from "#web/ui/basemap/overlay/symbols.ts";

export type { MapBounds, MarkerShape, OnlineChart };

/** Name of a color token in ui/tokens, such as "spot-rocks" or "primary". */
export type MarkerColor = string;

export interface BasemapMarker {
  readonly id: string;
  readonly position: Position;
  readonly label: string;
  readonly color: MarkerColor;
  /** Distinguishes kinds without relying on color; defaults to a circle. */
  readonly shape?: MarkerShape;
  readonly isSelected?: boolean;
}

export type BasemapView =
  | { readonly bounds: MapBounds }
  | { readonly center: Position; readonly zoom: number };

export interface OwnPosition {
  readonly position: Position;
  readonly accuracy_m: number;
}

export interface SeenArea {
  readonly bounds: MapBounds;
  readonly center: Position;
  readonly zoom: number;
}

export interface BasemapProps {
  readonly label: string;
  readonly sentence: string;
  readonly view: BasemapView;
  readonly markers?: readonly BasemapMarker[];
  readonly litId?: string | null;
  /** Zoom below which overlapping markers are clustered; 0 turns clustering off. */
  readonly clusterBelow?: number;
  readonly own?: OwnPosition | null;
  readonly onSelect?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
  /** Called once the map has come to rest. */
  readonly onMove?: (seen: SeenArea) => void;
  /** Called for a tap that hits no symbol. */
  readonly onTapWater?: (position: Position) => void;
  readonly onLongPress?: (position: Position) => void;
  readonly chart?: (OnlineChart & { readonly onFailure: () => void }) | null;
  /** Areas with a detailed chart, which shows its own names and rocks at close zoom. */
  readonly charted?: readonly MapBounds[];
  readonly className?: string;
  readonly children?: ReactNode;
}
