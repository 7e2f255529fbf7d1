import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function ProfileLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link
      to="/profile"
      hash="your-data"
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
