import { Button } from "#web/ui/actions/button.tsx";

interface DangerChoiceProps {
  readonly keep: string;
  readonly onKeep: () => void;
  /** Label of the button that does what cannot be undone. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  readonly className?: string;
}

export function DangerChoice(props: DangerChoiceProps) {
  const { keep, onKeep, confirm, onConfirm, isPending, className = "" } = props;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button tone="secondary" className="flex-1" disabled={isPending} onClick={onKeep}>
        {keep}
      </Button>
      <Button tone="danger" className="flex-1" disabled={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
}
