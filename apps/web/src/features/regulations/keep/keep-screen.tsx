import { fishingModes, inchesInWords } from "@striper/angling/regulations";
import { ArrowLeft } from "lucide-react";
import { CountStepper } from "#web/features/regulations/keep/count-stepper.tsx";
import { LengthControl } from "#web/features/regulations/keep/length-control.tsx";
import { LogActions, type JudgedFish } from "#web/features/regulations/keep/log-actions.tsx";
import { SpeciesControl } from "#web/features/regulations/keep/species-control.tsx";
import {
  useKeepForm,
  type FishAsked,
  type KeepForm,
} from "#web/features/regulations/keep/use-keep-form.ts";
import { VerdictGround, VerdictPanel } from "#web/features/regulations/keep/verdict-panel.tsx";
import { WaterControl } from "#web/features/regulations/keep/water-control.tsx";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { mostAnglers } from "#web/platform/day/tapped-day.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

interface KeepScreenProps {
  readonly asked: FishAsked;
  readonly onBack: () => void;
  readonly onLog: (fish: JudgedFish) => void;
}

export function KeepScreen({ asked, onBack, onLog }: KeepScreenProps) {
  const form = useKeepForm(asked);
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-3 md:px-8 md:py-6">
      <header className="mb-2 flex items-center gap-1">
        <IconButton
          label={wording.back}
          icon={<ArrowLeft size={22} aria-hidden="true" />}
          onClick={onBack}
          className="-ml-3"
        />
        <h1 tabIndex={-1} className="text-title font-bold outline-none md:text-heading">
          {wording.title}
        </h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-8">
        {/* Sticks below the top bar of a phone. */}
        <div className="sticky top-14 z-10 -mx-1 bg-paper px-1 py-1 md:static md:mx-0 md:p-0 md:row-span-2">
          <VerdictPanel view={form.view} today={form.today} />
          <div className="mt-4 hidden md:block">
            <VerdictGround view={form.view} today={form.today} />
          </div>
        </div>
        <KeepFields form={form} onLog={onLog} />
      </div>
      {/* Outside the sticky verdict's container. */}
      <div className="mt-4 min-w-0 md:hidden">
        <VerdictGround view={form.view} today={form.today} />
      </div>
    </div>
  );
}

function KeepFields({ form, onLog }: Pick<KeepScreenProps, "onLog"> & { readonly form: KeepForm }) {
  const { species, text, view, day } = form;
  return (
    <form className="flex min-w-0 flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <LogActions form={form} onLog={onLog} />
      <SpeciesControl species={species} onChange={form.chooseSpecies} />
      <LengthControl species={species} text={text} onChange={form.setText} />
      <CountStepper
        label={wording.kept}
        value={form.keptToday}
        least={form.logged}
        onChange={(own) => form.tapFish({ own })}
      />
      <CountStepper
        label={wording.anglers}
        value={day.anglers}
        least={1}
        most={mostAnglers}
        onChange={(anglers) => form.tap({ anglers })}
      />
      <FurtherQuestions form={form} asks={view.asks} />
      <WaterControl form={form} />
      <SegmentedControl
        legend={wording.mode}
        segments={fishingModes.map((value) => ({ value, label: wording.modes[value] }))}
        value={day.mode}
        onChange={(mode) => form.tap({ mode })}
      />
    </form>
  );
}

interface FurtherQuestionsProps {
  readonly form: KeepForm;
  readonly asks: KeepForm["view"]["asks"];
}

function FurtherQuestions({ form, asks }: FurtherQuestionsProps) {
  const { fish, keptToday, taps } = form;
  return (
    <>
      {asks.aboard ? (
        <CountStepper
          label={wording.aboard}
          value={keptToday + (fish.others ?? 0)}
          least={keptToday}
          onChange={(aboard) => form.tapFish({ others: aboard - keptToday })}
        />
      ) : null}
      {asks.longFish === null ? null : (
        <SegmentedControl
          showsLegend
          legend={wording.longFish(inchesInWords(asks.longFish))}
          segments={[
            { value: "no", label: wording.no },
            { value: "yes", label: wording.yes },
          ]}
          value={fish.isLongKept === null ? null : fish.isLongKept ? "yes" : "no"}
          onChange={(value) => form.tapFish({ isLongKept: value === "yes" })}
        />
      )}
      {asks.landing ? (
        <SegmentedControl
          showsLegend
          legend={wording.landing}
          segments={(["unknown", "MA", "NH"] as const).map((value) => ({
            value,
            label: wording.landings[value],
          }))}
          value={taps.landing ?? "unknown"}
          onChange={(value) => form.tap({ landing: value === "unknown" ? null : value })}
        />
      ) : null}
    </>
  );
}
