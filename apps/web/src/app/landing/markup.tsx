import { renderToStaticMarkup } from "react-dom/server";
import { LandingPage } from "#web/app/landing/landing-page.tsx";

export function landingMarkup(): string {
  return renderToStaticMarkup(<LandingPage />);
}
