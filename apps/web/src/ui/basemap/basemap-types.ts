import type { Position } from "@striper/marine/geo";
import type { ReactNode } from "react";
import type { OnlineChart } from "#web/ui/basemap/engine/map-engine.ts";
import type { MapBounds } from "#web/ui/basemap/geography/camera.ts";
import type { MarkerShape } from "#web/ui/basemap/overlay/symbols.ts";

export type { MapBounds, MarkerShape, OnlineChart };

/** Named after its token in ui/tokens: "spot-rocks", "primary". */
export type MarkerColor = string;

export interface BasemapMarker {
  readonly id: string;
  readonly position: Position;
  readonly label: string;
  readonly color: MarkerColor;
  /** Kinds differ by more than their color; a circle by default. */
  readonly shape?: MarkerShape;
  readonly isSelected?: boolean;
}

export type BasemapView =
  | { readonly bounds: MapBounds }
  | { readonly center: Position; readonly zoom: number };

export interface OwnPosition {
  readonly position: Position;
  /** Meters. */
  readonly accuracy_m: number;
}

export interface SeenArea {
  readonly bounds: MapBounds;
  readonly center: Position;
  readonly zoom: number;
}

export interface BasemapProps {
  /** Names the map for those who do not see it. */
  readonly label: string;
  /** What it shows, in a sentence. */
  readonly sentence: string;
  /** Where it starts; a new one (by its values) moves the map there. */
  readonly view: BasemapView;
  readonly markers?: readonly BasemapMarker[];
  /** Of the marker that is pointed at elsewhere. */
  readonly litId?: string | null;
  /** Below this zoom markers that would overlap are drawn as one; 0 never does. */
  readonly clusterBelow?: number;
  readonly own?: OwnPosition | null;
  readonly onSelect?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
  /** When the map has come to rest. */
  readonly onMove?: (seen: SeenArea) => void;
  /** A tap beside everything. */
  readonly onTapWater?: (position: Position) => void;
  /** A finger that rests, or the right button. */
  readonly onLongPress?: (position: Position) => void;
  /** The online chart; called when it cannot be loaded. */
  readonly chart?: (OnlineChart & { readonly onFailure: () => void }) | null;
  /**
   * Where a chart lies on it, drawn for a closer zoom than the bundled shoreline: names and rocks are
   * its own there.
   */
  readonly charted?: readonly MapBounds[];
  /** Size and place: "h-96". */
  readonly className?: string;
  /** More painters (useStage) and controls, placed above the map. */
  readonly children?: ReactNode;
}
