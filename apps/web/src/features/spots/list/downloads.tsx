import { spots, spotsAsGeoJson, spotsAsGpx } from "@striper/angling/spots";
import { Download } from "lucide-react";
import { spotsWording } from "#web/features/spots/wording.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const files = [
  {
    label: spotsWording.gpx,
    name: "striper-spots.gpx",
    type: "application/gpx+xml",
    content: () => spotsAsGpx(spots),
  },
  {
    label: spotsWording.geoJson,
    name: "striper-spots.geojson",
    type: "application/geo+json",
    content: () => JSON.stringify(spotsAsGeoJson(spots)),
  },
] as const;

export function Downloads() {
  return (
    <Card className="mt-6">
      <CardHeader title={spotsWording.takeAlong} />
      <p className="text-small text-ink-soft">{spotsWording.takeAlongHelp}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {files.map(({ label, name, type, content }) => (
          <Button
            key={name}
            tone="secondary"
            onClick={() => saveFile(new Blob([content()], { type }), name)}
          >
            <Download size={18} aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-caption font-semibold">{spotsWording.notForNavigation}</p>
    </Card>
  );
}
