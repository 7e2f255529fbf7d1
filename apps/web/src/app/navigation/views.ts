import {
  Bot,
  ChartColumn,
  Fish,
  House,
  IdCard,
  Map as MapIcon,
  MapPinned,
  Route,
  Ruler,
  Scale,
  Ship,
  UserRound,
  Waves,
  type LucideIcon,
} from "lucide-react";

export interface NavigationEntry {
  readonly to:
    | "/dashboard"
    | "/catch-logger"
    | "/fishing-spots"
    | "/ai-chat"
    | "/regulations"
    | "/licenses"
    | "/ais-embed"
    | "/analytics"
    | "/profile";
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface SidebarEntry extends NavigationEntry {
  readonly description: string;
  readonly search?: { readonly view: undefined };
}

export interface ToolEntry {
  readonly to: "/map" | "/tides" | "/regulations" | "/trip";
  readonly search?: { readonly view: "keep-or-release" };
  readonly label: string;
  readonly description: string;
  readonly icon: LucideIcon;
}

export const toolEntries: readonly ToolEntry[] = [
  { to: "/map", label: "Map", description: "Chart, depth now", icon: MapIcon },
  { to: "/tides", label: "Tides", description: "Highs, lows, currents", icon: Waves },
  {
    to: "/regulations",
    search: { view: "keep-or-release" },
    label: "Keep or release",
    description: "One fish, one answer",
    icon: Ruler,
  },
  { to: "/trip", label: "Trip", description: "Turn back, contact", icon: Route },
];

export const sidebarEntries: readonly SidebarEntry[] = [
  { to: "/dashboard", label: "Dashboard", description: "Overview and conditions", icon: House },
  {
    to: "/catch-logger",
    label: "Catch Logger",
    description: "Log catches and view history",
    icon: Fish,
  },
  {
    to: "/fishing-spots",
    label: "Fishing Spots",
    description: "75+ prime locations",
    icon: MapPinned,
  },
  { to: "/ai-chat", label: "AI Assistant", description: "Fishing intelligence", icon: Bot },
  {
    to: "/regulations",
    label: "Regulations",
    description: "MA, NH and federal rules",
    search: { view: undefined },
    icon: Scale,
  },
  { to: "/licenses", label: "Licenses", description: "Digital license storage", icon: IdCard },
  { to: "/ais-embed", label: "Live AIS", description: "Vessel tracking", icon: Ship },
];

export const analyticsEntry: SidebarEntry = {
  to: "/analytics",
  label: "Analytics Dashboard",
  description: "View platform metrics",
  icon: ChartColumn,
};

export const bottomBarEntries: readonly NavigationEntry[] = [
  { to: "/dashboard", label: "Home", icon: House },
  { to: "/catch-logger", label: "Catches", icon: Fish },
  { to: "/ais-embed", label: "Live AIS", icon: Ship },
  { to: "/ai-chat", label: "Assistant", icon: Bot },
  { to: "/profile", label: "Profile", icon: UserRound },
];
