import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { dropUnknownSearch } from "#web/app/navigation/drop-unknown-search.ts";
import { entrySearch, linkSearch } from "#web/app/navigation/page-search.ts";
import { root } from "#web/app/navigation/root-route.ts";

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: dropUnknownSearch(entrySearch),
  staticData: { title: "Sign In" },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "SignInPage"),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: "/sign-up",
  validateSearch: dropUnknownSearch(entrySearch),
  staticData: { title: "Start 7-Day Free Trial" },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "SignUpPage"),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  validateSearch: dropUnknownSearch(entrySearch),
  staticData: { title: "Reset Your Password" },
  component: lazyRouteComponent(
    () => import("#web/app/pages/entry-page.tsx"),
    "ForgotPasswordPage",
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Choose a New Password" },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "ResetPasswordPage"),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: "/confirm-email",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Confirm Your Address" },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "ConfirmEmailPage"),
});

const undoEmailChange = createRoute({
  getParentRoute: () => root,
  path: "/undo-email-change",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Undo the Change of Address" },
  component: lazyRouteComponent(
    () => import("#web/app/pages/entry-page.tsx"),
    "UndoEmailChangePage",
  ),
});

const stopReminders = createRoute({
  getParentRoute: () => root,
  path: "/stop-reminders",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Stop Reminders by Email" },
  component: lazyRouteComponent(() => import("#web/app/pages/entry-page.tsx"), "StopRemindersPage"),
});

const floatPlan = createRoute({
  getParentRoute: () => root,
  path: "/float-plan",
  validateSearch: dropUnknownSearch(linkSearch),
  staticData: { title: "Float Plan" },
  component: lazyRouteComponent(
    () => import("#web/app/pages/float-plan-page.tsx"),
    "FloatPlanPage",
  ),
});

export const entryRoutes = [
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  confirmEmail,
  undoEmailChange,
  stopReminders,
  floatPlan,
] as const;
