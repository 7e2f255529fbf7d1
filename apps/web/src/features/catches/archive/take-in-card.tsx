import type { ReactNode } from "react";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface TakeInCardProps {
  readonly words: { readonly title: string; readonly lead: string };
  readonly button: ReactNode;
  readonly problem: string | null;
  readonly children?: ReactNode;
}

export const TakeInCard = ({ words, button, problem, children }: TakeInCardProps) => (
  <Card>
    <CardHeader title={words.title} />
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">{words.lead}</p>
      {button}
      <Failure text={problem} />
      {children}
    </div>
  </Card>
);
