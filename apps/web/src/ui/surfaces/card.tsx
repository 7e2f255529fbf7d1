import type { ComponentProps, ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={classes("rounded-card border border-line bg-surface p-4", className)}
      {...rest}
    />
  );
}

interface CardHeaderProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly aside?: ReactNode;
}

export function CardHeader({ title, level = 2, aside }: CardHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="mb-3 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
      <Heading className="min-w-0 text-title font-semibold wrap-anywhere">{title}</Heading>
      {aside}
    </div>
  );
}
