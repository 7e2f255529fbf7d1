// @vitest-environment jsdom
import { modelVersion } from "@striper/angling/bite-score";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { MissingCard } from "#web/features/catches/grading/missing-card.tsx";
import { rowsOfLog } from "#web/features/catches/grading/rows-of-log.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { someCatch, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";

const accountId = "ann-of-the-past-days";

afterEach(async () => {
  cleanup();
  await forgetAccountDatabases(accountId);
});

const bite_score = { score: 72, model_version: modelVersion, inputs: { sun_altitude_degrees: 3 } };
const log = rowsOfLog(
  [],
  [
    someCatch(1, { bite_score }),
    someCatch(2, { bite_score }),
    someCatch(3, { bite_score, date_caught: "2026-06-10T16:00:00.000Z" }),
  ],
);

function show() {
  return render(
    <AccountIdProvider value={accountId}>
      <MissingCard log={log} left={0} />
    </AccountIdProvider>,
  );
}

test("one tap creates a trip from a past day and assigns its catches", async () => {
  show();
  screen.getByText(/^You caught 2 on Sat Jun 13, 2026\. .* \(2 days to answer\)$/u);
  await userEvent.click(screen.getByRole("button", { name: "4 h" }));
  await expect
    .poll(async () => (await logDatabase(accountId).outbox.toArray()).map(({ kind }) => kind))
    .toEqual(["save-trip", "edit", "edit"]);
  const [trip, ...edits] = await logDatabase(accountId).outbox.toArray();
  expect(trip).toMatchObject({
    content: { stripers_caught: 2, bite_score: { stored: "from_catch", scores: [72, 72, 72, 72] } },
  });
  expect(edits).toMatchObject([
    { subjectId: someId(1), content: { trip_id: trip?.subjectId } },
    { subjectId: someId(2), content: { trip_id: trip?.subjectId } },
  ]);
});
