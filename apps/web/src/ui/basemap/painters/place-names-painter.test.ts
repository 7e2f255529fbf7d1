import { expect, test } from "vitest";
import { createBoxReservation, type Box } from "#web/ui/basemap/overlay/painter.ts";
import { createPlaceNamesPainter } from "#web/ui/basemap/painters/place-names-painter.ts";

/** A map on which every place lies in its middle: only the first name has room. */
function namesDrawn(covered: readonly Box[]): readonly string[] {
  const drawn: string[] = [];
  const context = new Proxy(Object.create(null), {
    get: (_, name) => {
      if (name === "measureText") return () => ({ width: 40 });
      if (name === "fillText") return (text: string) => drawn.push(text);
      return () => undefined;
    },
    set: () => true,
  });
  createPlaceNamesPainter([], () => covered).paint({
    context,
    camera: { center: { latitude: 42.3, longitude: -70.9 }, zoom: 14, width: 300, height: 300 },
    project: () => ({ x: 150, y: 150 }),
    palette: { color: () => "#000", mode: "day" },
    reserveBox: createBoxReservation(),
  });
  return drawn;
}

test("no name of a place is drawn half under a button", () => {
  expect(namesDrawn([])).toHaveLength(1);
  expect(namesDrawn([{ left: 200, top: 100, right: 250, bottom: 200 }])).toHaveLength(1);
  expect(namesDrawn([{ left: 160, top: 155, right: 208, bottom: 203 }])).toEqual([]);
});
