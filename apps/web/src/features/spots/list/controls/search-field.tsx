import { Search, X } from "lucide-react";
import { useRef } from "react";
import { spotsWording } from "#web/features/spots/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "#web/ui/fields/field-frame.tsx";

const maxLength = 80;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="block">
      {/* With large letters the field is too narrow for its placeholder. */}
      <span aria-hidden="true" className="mb-1.5 hidden text-small font-semibold max-[15rem]:block">
        {spotsWording.searchLabel}
      </span>
      <div className="relative">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft"
        />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={spotsWording.searchLabel}
          placeholder={spotsWording.searchPlaceholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Closes a phone's keyboard, so that the list is visible.
            if (event.key === "Enter") event.currentTarget.blur();
          }}
          className={classes(
            controlStyle,
            "pl-11 max-[15rem]:placeholder:text-transparent",
            value !== "" && "pr-12",
          )}
        />
        {value === "" ? null : (
          <IconButton
            label={spotsWording.clearSearch}
            icon={<X size={20} aria-hidden="true" />}
            className="absolute top-0 right-0"
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
          />
        )}
      </div>
    </search>
  );
}
