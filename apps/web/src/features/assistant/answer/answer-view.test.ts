import { describe, expect, test } from "vitest";
import {
  foldAnswer,
  foldPlan,
  isSafetyText,
  screenOf,
} from "#web/features/assistant/answer/answer-view.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("an answer on the screen", () => {
  test("begins with its first sentence", () => {
    expect(
      foldAnswer("High tide is at 10:06 am. It is 9.6 ft high. Low is at 4:02 pm.", null),
    ).toEqual({
      lead: "High tide is at 10:06 am.",
      shown: "It is 9.6 ft high. Low is at 4:02 pm.",
      folded: null,
    });
  });

  test("is folded after forty words, at the end of a sentence", () => {
    const text = `Yes. A ${words(20)}. B ${words(25)}. C ${words(3)}.`;
    const { lead, shown, folded } = foldAnswer(text, "The text of the rule.");
    expect(lead).toBe("Yes.");
    expect(shown).toBe(`A ${words(20)}.`);
    expect(folded).toBe(`B ${words(25)}. C ${words(3)}.\n\nThe text of the rule.`);
  });

  test("keeps bold words, abbreviations and figures whole", () => {
    expect(foldAnswer("**Yes. Keep it: 28.5 in at St. Mary's.** Then go.", null).lead).toBe(
      "**Yes. Keep it: 28.5 in at St. Mary's.**",
    );
  });

  test("keeps a list whole, and paragraphs apart", () => {
    const { lead, shown } = foldAnswer(
      "Three spots.\n\n- Hull. Good.\n- Quincy. Fair.\n\nThat is all.",
      null,
    );
    expect(lead).toBe("Three spots.");
    expect(shown).toBe("- Hull. Good.\n- Quincy. Fair.\n\nThat is all.");
  });

  test("of nothing is nothing", () => {
    expect(foldAnswer("", null)).toEqual({ lead: "", shown: null, folded: null });
  });
});

describe("answers to several questions", () => {
  test("are all in sight, each with what answers it, and the rest of all is folded", () => {
    const tide = "Tides at Hull. Tomorrow: high tide 11:07 am (9.0 ft). Source: NOAA.";
    const rule = "**Fluke from shore:** at least 16.5 in and no more than 5. Season: May 24.";
    expect(foldPlan(`${rule}\n\n${tide}`, "The text of the rule.")).toEqual({
      lead: "**Fluke from shore:** at least 16.5 in and no more than 5.",
      shown: "Tides at Hull. Tomorrow: high tide 11:07 am (9.0 ft).",
      folded: "Season: May 24.\n\nSource: NOAA.\n\nThe text of the rule.",
    });
  });

  test("fold a list below its first line", () => {
    const spots = "Spots near Hull from shore with parking:\n- Pemberton\n- Nantasket";
    expect(foldPlan(`Low tide at Hull comes at 4 pm today.\n\n${spots}`, null)).toEqual({
      lead: "Low tide at Hull comes at 4 pm today.",
      shown: "Spots near Hull from shore with parking:",
      folded: "- Pemberton\n- Nantasket",
    });
  });

  test("of one paragraph are told as one answer", () => {
    expect(foldPlan("Yes. Keep it.", null)).toEqual(foldAnswer("Yes. Keep it.", null));
  });
});

describe("a safety text", () => {
  test("is known by its fact", () => {
    expect(isSafetyText([{ kind: "emergency" }, { kind: "danger" }])).toBe(true);
    expect(isSafetyText([{ kind: "high-tide" }])).toBe(false);
  });
});

describe("a screen to open", () => {
  test("has its path and what its form begins with", () => {
    expect(screenOf("/catch-logger?species=striped_bass&length=29")).toEqual({
      to: "/catch-logger",
      search: { species: "striped_bass", length: 29 },
    });
    expect(screenOf("/tides")).toEqual({ to: "/tides", search: {} });
  });
});
