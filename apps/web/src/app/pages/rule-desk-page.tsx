import { Link } from "@tanstack/react-router";
import { DeskScreen } from "#web/features/regulations/desk/desk-screen.tsx";
import { deskWording } from "#web/features/regulations/desk/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

export function RuleDeskPage() {
  return (
    <DeskScreen
      aside={
        <Link to="/regulations" className={buttonStyle("secondary", "regular", false)}>
          {deskWording.back}
        </Link>
      }
    />
  );
}
