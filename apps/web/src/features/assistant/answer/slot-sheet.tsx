import type { SlotEditor } from "@striper/angling/assistant";
import { useEffect, useState, type SyntheticEvent } from "react";
import { editorOf } from "#web/features/assistant/device-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

type Value = string | number;

interface SlotSheetProps {
  readonly slot: { readonly name: string; readonly label: string; readonly value: Value };
  readonly onClose: () => void;
  readonly onChoose: (value: Value) => void;
}

/** What else it may be: some values to tap, a number, or words. */
export function SlotSheet({ slot, onClose, onChoose }: SlotSheetProps) {
  const [editor, setEditor] = useState<SlotEditor | null>(null);
  const { name } = slot;
  useEffect(() => {
    let isOpen = true;
    async function load(): Promise<void> {
      const found = await editorOf(name);
      if (isOpen) setEditor(found);
    }
    void load();
    return () => {
      isOpen = false;
    };
  }, [name]);
  return (
    <BottomSheet open onClose={onClose} backCloses title={wording.change(name)}>
      {editor === null ? null : <Editor editor={editor} slot={slot} onChoose={onChoose} />}
    </BottomSheet>
  );
}

interface EditorProps {
  readonly editor: SlotEditor;
  readonly slot: SlotSheetProps["slot"];
  readonly onChoose: (value: Value) => void;
}

function Editor({ editor, slot, onChoose }: EditorProps) {
  if (editor.kind === "options")
    return <Options options={editor.options} chosen={slot.value} onChoose={onChoose} />;
  if (editor.kind === "number") return <NumberForm {...editor} slot={slot} onChoose={onChoose} />;
  return <WordsForm suggestions={editor.suggestions} slot={slot} onChoose={onChoose} />;
}

interface OptionsProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: string) => void;
}

function Options({ options, chosen, onChoose }: OptionsProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 pt-1">
      {options.map(({ value, label }) => (
        <li key={value}>
          <Button
            wide
            tone={value === chosen ? "primary" : "secondary"}
            aria-pressed={value === chosen}
            className="h-full"
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type NumberEditor = Extract<SlotEditor, { kind: "number" }>;

function NumberForm(props: NumberEditor & Omit<EditorProps, "editor">) {
  const { least, most, step, unit, slot, onChoose } = props;
  const [text, setText] = useState(String(slot.value));
  const value = Number(text);
  const isUsable = text.trim() !== "" && value >= least && value <= most;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isUsable) onChoose(value);
  }
  return (
    <form className="flex items-end gap-3 pt-1" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={wording.slotNumber(slot.name, unit)}
          type="number"
          inputMode={step < 1 ? "decimal" : "numeric"}
          min={least}
          max={most}
          step={step}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={!isUsable}>
        {wording.apply}
      </Button>
    </form>
  );
}

interface WordsFormProps extends Omit<EditorProps, "editor"> {
  readonly suggestions: readonly string[];
}

function WordsForm({ suggestions, slot, onChoose }: WordsFormProps) {
  const [text, setText] = useState("");
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (text.trim() !== "") onChoose(text.trim());
  }
  return (
    <>
      <Options
        options={suggestions.map((label) => ({ value: label, label }))}
        chosen={slot.label}
        onChoose={onChoose}
      />
      <form className="mt-4 flex items-end gap-3" onSubmit={submit}>
        <div className="min-w-0 flex-1">
          <TextField
            label={wording.slotWords(slot.name)}
            maxLength={80}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={text.trim() === ""}>
          {wording.apply}
        </Button>
      </form>
    </>
  );
}
