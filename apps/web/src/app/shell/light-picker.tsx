import { Eclipse, Moon, Sun, Sunset, type LucideIcon } from "lucide-react";
import { chooseLight, useLightChoice } from "#web/platform/light-store.ts";
import { lightChoices, type LightChoice } from "#web/platform/light-mode.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

const looks: Record<LightChoice, { readonly label: string; readonly icon: LucideIcon }> = {
  auto: { label: "Auto", icon: Eclipse },
  day: { label: "Day", icon: Sun },
  dusk: { label: "Dusk", icon: Sunset },
  night_red: { label: "Red", icon: Moon },
};

export function LightPicker() {
  return (
    <SegmentedControl
      legend="Light"
      value={useLightChoice()}
      onChange={chooseLight}
      segments={lightChoices.map((value) => ({ value, label: looks[value].label }))}
    />
  );
}

/** Cycles through the lights with one button, where there is no room for the picker. */
export function LightButton() {
  const choice = useLightChoice();
  const next = lightChoices[(lightChoices.indexOf(choice) + 1) % lightChoices.length] ?? "auto";
  const Icon = looks[choice].icon;
  return (
    <IconButton
      label={`Light: ${looks[choice].label}. Change to ${looks[next].label}`}
      icon={<Icon size={22} aria-hidden="true" />}
      onClick={() => chooseLight(next)}
    />
  );
}
