import type { Water } from "@striper/angling/home-waters";
import { useSelector } from "@tanstack/react-store";
import { listedWaters } from "#web/features/spots/waters/waters-view.ts";
import { watersHereStore } from "#web/platform/device-waters.ts";

/** The home waters in their order. */
export const useHomeWaters = (): readonly Water[] => listedWaters(useSelector(watersHereStore));
