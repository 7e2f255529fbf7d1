import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { AccountGate } from "#web/app/gate/account-gate.tsx";
import { entryRoutes } from "#web/app/navigation/entry-routes.ts";
import { dropUnknownSearch } from "#web/app/navigation/drop-unknown-search.ts";
import {
  licensesSearch,
  linkSearch,
  logBookSearch,
  mapSearch,
  modalSearch,
  panelSearch,
  paymentSearch,
  wadingSearch,
} from "#web/app/navigation/page-search.ts";
import { root } from "#web/app/navigation/root-route.ts";
import { regulationsAddress } from "#web/features/regulations/regulations-address.ts";
import { spotsSearch } from "#web/features/spots/list/spots-search.ts";
import { tidesSearch } from "#web/features/tides/day/tides-search.ts";
import { readToken } from "#web/platform/session.ts";

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: modalSearch,
  beforeLoad: ({ search }) => {
    if (readToken() === null) throw redirect({ to: "/sign-in", replace: true });
    throw redirect({ to: "/dashboard", search, replace: true });
  },
});

const pieces = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: "/ui",
        staticData: { title: "Pieces" },
        component: lazyRouteComponent(() => import("#web/app/ui-page/ui-page.tsx"), "UiPage"),
      }),
    ]
  : [];

const member = createRoute({
  getParentRoute: () => root,
  id: "member",
  validateSearch: modalSearch,
  component: AccountGate,
});

const assistant = createRoute({
  getParentRoute: () => member,
  path: "/ai-chat",
  staticData: { title: "AI Fishing Expert" },
  component: lazyRouteComponent(() => import("#web/app/pages/assistant-page.tsx"), "AssistantPage"),
});

const assistantAlias = createRoute({
  getParentRoute: () => member,
  path: "/ai-assistant",
  beforeLoad: () => {
    throw redirect({ to: "/ai-chat", replace: true });
  },
});

const claimAdmin = createRoute({
  getParentRoute: () => member,
  path: "/claim-admin",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Become the First Admin", standsAlone: true },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "ClaimAdminPage"),
});

const dashboard = createRoute({
  getParentRoute: () => member,
  path: "/dashboard",
  validateSearch: dropUnknownSearch(panelSearch),
  staticData: { title: "Current Conditions" },
  component: lazyRouteComponent(
    () => import("#web/app/dashboard/dashboard-page.tsx"),
    "DashboardPage",
  ),
});

const profile = createRoute({
  getParentRoute: () => member,
  path: "/profile",
  staticData: { title: "Account Profile" },
  component: lazyRouteComponent(() => import("#web/app/pages/profile-page.tsx"), "ProfilePage"),
});

const payment = createRoute({
  getParentRoute: () => member,
  path: "/payment-success",
  validateSearch: dropUnknownSearch(paymentSearch),
  staticData: { title: "Payment", standsAlone: true },
  component: lazyRouteComponent(() => import("#web/app/pages/payment-page.tsx"), "PaymentPage"),
});

const analytics = createRoute({
  getParentRoute: () => member,
  path: "/analytics",
  staticData: { title: "Analytics Dashboard", adminsOnly: true },
  component: lazyRouteComponent(() => import("#web/app/pages/analytics-page.tsx"), "AnalyticsPage"),
});

const regulations = createRoute({
  getParentRoute: () => member,
  path: "/regulations",
  validateSearch: dropUnknownSearch(regulationsAddress),
  staticData: { title: "Fishing Regulations" },
  component: lazyRouteComponent(
    () => import("#web/app/pages/regulations-page.tsx"),
    "RegulationsPage",
  ),
});

const ruleDesk = createRoute({
  getParentRoute: () => member,
  path: "/rule-desk",
  staticData: { title: "Rule Desk", adminsOnly: true },
  component: lazyRouteComponent(() => import("#web/app/pages/rule-desk-page.tsx"), "RuleDeskPage"),
});

const tides = createRoute({
  getParentRoute: () => member,
  path: "/tides",
  validateSearch: dropUnknownSearch(tidesSearch),
  staticData: { title: "Tides" },
  component: lazyRouteComponent(() => import("#web/app/pages/tides-page.tsx"), "TidesPage"),
});

const licenses = createRoute({
  getParentRoute: () => member,
  path: "/licenses",
  validateSearch: dropUnknownSearch(licensesSearch),
  staticData: { title: "Licenses" },
  component: lazyRouteComponent(() => import("#web/app/pages/licenses-page.tsx"), "LicensesPage"),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  staticData: { title: "Terms of Service" },
  component: lazyRouteComponent(() => import("#web/app/legal/legal-pages.tsx"), "TermsPage"),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: "/privacy",
  staticData: { title: "Privacy Policy" },
  component: lazyRouteComponent(() => import("#web/app/legal/legal-pages.tsx"), "PrivacyPage"),
});

const accuracy = createRoute({
  getParentRoute: () => root,
  path: "/accuracy",
  staticData: { title: "How Right Is the Score?" },
  component: lazyRouteComponent(() => import("#web/app/pages/accuracy-page.tsx"), "AccuracyPage"),
});

const fishingSpots = createRoute({
  getParentRoute: () => member,
  path: "/fishing-spots",
  validateSearch: dropUnknownSearch(spotsSearch),
  staticData: { title: "Fishing Spots" },
  component: lazyRouteComponent(() => import("#web/app/spots/spots-page.tsx"), "SpotsPage"),
});

const map = createRoute({
  getParentRoute: () => member,
  path: "/map",
  validateSearch: dropUnknownSearch(mapSearch),
  staticData: { title: "Map" },
  component: lazyRouteComponent(() => import("#web/app/map/map-page.tsx"), "MapPage"),
});

const fishingSpot = createRoute({
  getParentRoute: () => member,
  path: "/fishing-spots/$id",
  staticData: { title: "Fishing Spot" },
  component: lazyRouteComponent(() => import("#web/app/spots/spot-page.tsx"), "SpotPage"),
});

const liveVessels = createRoute({
  getParentRoute: () => member,
  path: "/ais-embed",
  staticData: { title: "Live AIS" },
  component: lazyRouteComponent(
    () => import("#web/features/vessels/vessels-screen.tsx"),
    "VesselsScreen",
  ),
});

const logBook = createRoute({
  getParentRoute: () => member,
  path: "/catch-logger",
  validateSearch: dropUnknownSearch(logBookSearch),
  staticData: { title: "My Fishing Log Book" },
  component: lazyRouteComponent(() => import("#web/app/pages/log-book-page.tsx"), "LogBookPage"),
});

const trip = createRoute({
  getParentRoute: () => member,
  path: "/trip",
  staticData: { title: "Trip" },
  component: lazyRouteComponent(() => import("#web/app/trip/trip-page.tsx"), "TripPage"),
});

const wading = createRoute({
  getParentRoute: () => member,
  path: "/wading",
  validateSearch: dropUnknownSearch(wadingSearch),
  staticData: { title: "Wading Clock" },
  component: lazyRouteComponent(() => import("#web/app/pages/wading-page.tsx"), "WadingPage"),
});

const scoreGrade = createRoute({
  getParentRoute: () => member,
  path: "/score-grade",
  staticData: { title: "How the Score Did" },
  component: lazyRouteComponent(
    () => import("#web/features/catches/grading/grade-screen.tsx"),
    "GradeScreen",
  ),
});

const views = [
  dashboard,
  logBook,
  scoreGrade,
  fishingSpots,
  fishingSpot,
  assistant,
  regulations,
  ruleDesk,
  licenses,
  liveVessels,
  map,
  tides,
  trip,
  wading,
  profile,
  payment,
  analytics,
] as const;

export const routeTree = root.addChildren([
  start,
  ...entryRoutes,
  terms,
  privacy,
  accuracy,
  ...pieces,
  member.addChildren([assistantAlias, claimAdmin, ...views]),
]);
