import { passwordStrength } from "#web/features/accounts/password/password-strength.ts";
import { classes } from "#web/ui/classes.ts";

const segments = [1, 2, 3, 4, 5] as const;

/** Five segments and a word; holds its place while the field is empty, so that nothing moves. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className="flex items-center gap-3">
      <div className="flex flex-1 gap-1" aria-hidden="true">
        {segments.map((segment) => (
          <span
            key={segment}
            className={classes(
              "h-2 flex-1 rounded-pill border border-line-strong",
              segment <= score && "bg-primary",
            )}
          />
        ))}
      </div>
      <output className="min-w-24 text-right text-caption font-semibold text-ink-soft">
        <span className="sr-only">Password strength: </span>
        {password === "" ? "" : label}
      </output>
    </div>
  );
}
