import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** To where the whole account is exported and taken back. */
export function ProfileLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link
      to="/profile"
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
