import { useState } from "react";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { mapWording as wording } from "#web/ui/basemap/wording.ts";

export function MapCredits() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="pointer-events-auto flex items-center rounded-control bg-surface/85 pl-2 text-caption">
        {wording.notForNavigation}
        <button
          type="button"
          className="min-h-12 px-2 font-semibold text-primary underline underline-offset-4"
          onClick={() => setOpen(true)}
        >
          {wording.about}
        </button>
      </p>
      <Dialog open={open} backCloses onClose={() => setOpen(false)} title={wording.about}>
        <div className="space-y-3 text-small">
          {wording.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul className="list-disc space-y-1 pl-5 text-ink-soft">
            {wording.sources.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <a
            className="inline-flex min-h-12 items-center text-primary underline underline-offset-4"
            href={wording.licenseAddress}
            target="_blank"
            rel="noreferrer"
          >
            {wording.license}
          </a>
        </div>
      </Dialog>
    </>
  );
}
