import { fishingModes, type FishingMode } from "@striper/angling/regulations";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

interface ModesFieldProps {
  readonly modes: readonly FishingMode[];
  readonly onChange: (modes: readonly FishingMode[]) => void;
}

/** For which ways of fishing a line of the rule is. */
export function ModesField({ modes, onChange }: ModesFieldProps) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">{wording.modesLabel}</legend>
      <div className="flex flex-wrap gap-x-5">
        {fishingModes.map((mode) => (
          <label key={mode} className="flex min-h-12 items-center gap-2.5 text-small">
            <input
              type="checkbox"
              className="size-6 appearance-none rounded-control border-2 border-line-strong bg-surface text-center font-bold text-on-primary checked:border-primary checked:bg-primary checked:after:block checked:after:leading-5 checked:after:content-['✓']"
              checked={modes.includes(mode)}
              onChange={({ target }) =>
                onChange(
                  fishingModes.filter((one) =>
                    one === mode ? target.checked : modes.includes(one),
                  ),
                )
              }
            />
            {wording.modes[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
