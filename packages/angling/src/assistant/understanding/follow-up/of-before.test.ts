import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("what a talk is about goes on", () => {
  test.each([
    [["sunset in newburyport today", "and the tide there then"], /At 8:2\d pm today the tide/],
    [["next low at hull", "wind then?"], /4:\d\d pm|4:00 pm/],
    [["when is sunset", "how long after can we still see"], /last light/],
    [["sunset tonight salem", "when does it get dark"], /last light/],
    [["tide at the canal tomorrow", "which end is it running to"], /runs toward the/],
    [["tide at hull gut tomorrow", "strong?"], /strongest/],
    [["current at hull gut tomorrow", "which way then"], /runs toward the/],
    [["tide at deer island tomorrow", "is it good for stripers then"], /of 100/],
    [["tell me about castle island", "is that any good for bass"], /bite score/],
    [["bite score at hull tonight", "why so low with a new moon"], /It comes from|not low/],
    [["tide at plum island tomorrow morning", "and by 7"], /7:00 am/],
    [["next full moon", "tides that day at salem"], /Jun 29/],
    [["when do stripers bail out of nh", "and boston"], /stripers are at Boston/],
    [["wind at hull tomorrow", "should i still launch at 5"], /score|Caution|stay in/i],
    [["tell me about crane beach", "which end"], /either end/],
    [["do i need a permit in mass", "he has a maine one"], /^(?!.*\*\*Yes)/],
  ])("%j", async (turns, words) => {
    expect((await ask(turns)).text).toMatch(words);
  });

  test("a fish and its water are kept through a question about a permit", async () => {
    const tuna = await ask([
      "bluefin limit from my own boat",
      "is any other permit needed",
      "and a 75 incher",
    ]);
    expect(tuna.text).toMatch(/bluefin/i);
    const fluke = await ask(["fluke limit nh", "do i need a license", "and a 16 incher?"]);
    expect(factOf(fluke, "verdict")).toBe("keep");
    expect(fluke.text).toContain("New Hampshire");
  });

  test("the permit of a tuna is asked after its limit", async () => {
    const { text } = await ask(["bluefin tuna limit", "do i need anything but the mass permit"]);
    expect(text).toContain("HMS");
  });

  test("what was not understood is read with the rest of it", async () => {
    const { text } = await ask(["wobbly place w parking", "near hull"]);
    expect(text).toMatch(/Spots near Hull/);
    const own = await ask(["blorp wobble", "high tide at hull tomorrow"]);
    expect(own.declined).toBe(false);
    const more = await ask(["blorp wobble", "wibble"]);
    expect(more.declined).toBe(true);
  });
});
