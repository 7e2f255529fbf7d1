import type { SlotEditor } from "@striper/angling/assistant/slots/slot-type";
import type { WireCard } from "@striper/contract/assistant";
import { useState, type SyntheticEvent } from "react";
import type { Chip, SlotValue } from "#web/features/assistant/answer/card-view.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

/** Changed slots; null removes one. */
export type Patch = Readonly<Record<string, SlotValue | null>>;

interface SlotSheetProps {
  readonly chip: Chip;
  readonly slots: WireCard["slots"];
  readonly editor: SlotEditor;
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onChange: (patch: Patch) => void;
}

export function SlotSheet({ chip, slots, editor, error, onClose, onChange }: SlotSheetProps) {
  const { name, value, isAssumed } = chip;
  return (
    <BottomSheet open onClose={onClose} backCloses title={wording.change(name)}>
      <Editor chip={chip} slots={slots} editor={editor} error={error} onChange={onChange} />
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
        {editor.kind === "place" ? (
          <Button tone="secondary" onClick={() => onChange({ [name]: "here" })}>
            {wording.yourPosition}
          </Button>
        ) : null}
        {value === null || isAssumed ? null : (
          <TextButton onClick={() => onChange({ [name]: null })}>{wording.leaveOut}</TextButton>
        )}
      </div>
    </BottomSheet>
  );
}

type EditorProps = Omit<SlotSheetProps, "onClose">;

function Editor({ chip, slots, editor, error, onChange }: EditorProps) {
  const { name, value } = chip;
  const text = value === null ? "" : String(value);
  const given = { name, error };
  switch (editor.kind) {
    case "options":
      return editor.options.length === 0 ? (
        <FieldForm {...given} label={wording.slotWords(name)} first={text} onChange={onChange} />
      ) : (
        <Options options={editor.options} name={name} chosen={value} onChange={onChange} />
      );
    case "number":
      return (
        <FieldForm
          {...given}
          label={wording.slotNumber(name, editor.unit)}
          type="number"
          inputMode={editor.step < 1 ? "decimal" : "numeric"}
          min={editor.least}
          max={editor.most}
          step={editor.step}
          first={text}
          onChange={onChange}
        />
      );
    case "date":
      return (
        <FieldForm
          {...given}
          label={wording.slotNamed(name)}
          type="date"
          first={text}
          onChange={onChange}
        />
      );
    case "hour":
      return (
        <FieldForm
          {...given}
          label={wording.slotNamed(name)}
          type="time"
          first={value === null ? "" : `${twoDigits(value)}:${twoDigits(slots["minute"] ?? 0)}`}
          onChange={({ [name]: time }) => {
            const [hour = 0, minute = 0] = String(time).split(":").map(Number);
            onChange({ hour, minute });
          }}
        />
      );
    case "place":
      return (
        <FieldForm
          {...given}
          label={wording.slotWords(name)}
          first={text === "here" ? "" : text}
          onChange={onChange}
        />
      );
    default:
      return editor satisfies never;
  }
}

const twoDigits = (value: SlotValue): string => String(value).padStart(2, "0");

interface OptionsProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly name: string;
  readonly chosen: SlotValue | null;
  readonly onChange: (patch: Patch) => void;
}

function Options({ options, name, chosen, onChange }: OptionsProps) {
  const several = name === "hazards";
  const list = Array.isArray(chosen) ? chosen : [];
  const isChosen = (value: string) => value === chosen || list.includes(value);
  function choose(value: string): void {
    if (!several) return onChange({ [name]: value });
    const next = isChosen(value) ? list.filter((one) => one !== value) : [...list, value];
    onChange({ [name]: next.length === 0 ? null : next });
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 pt-1">
      {options.map(({ value, label }) => (
        <li key={value}>
          <Button
            wide
            tone={isChosen(value) ? "primary" : "secondary"}
            aria-pressed={isChosen(value)}
            className="h-full"
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface FieldFormProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  readonly first: string;
  readonly type?: "text" | "number" | "date" | "time";
  readonly inputMode?: "decimal" | "numeric";
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly onChange: (patch: Patch) => void;
}

function FieldForm(props: FieldFormProps) {
  const { name, error, first, type = "text", onChange, ...field } = props;
  const [text, setText] = useState(first);
  const { min = -Infinity, max = Infinity } = field;
  const isWithin = type !== "number" || (Number(text) >= min && Number(text) <= max);
  const isUsable = text.trim() !== "" && isWithin;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isUsable) onChange({ [name]: type === "number" ? Number(text) : text.trim() });
  }
  return (
    <form className="flex flex-wrap items-end gap-3 pt-1" onSubmit={submit} noValidate>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          {...field}
          type={type}
          maxLength={80}
          error={error ?? undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" disabled={!isUsable}>
        {wording.apply}
      </Button>
    </form>
  );
}
