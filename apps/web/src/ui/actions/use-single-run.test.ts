// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";

test("a second tap is ignored until the first run has ended, even when it failed", async () => {
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no network"));
  run.mockResolvedValue();
  const { result } = renderHook(() => useSingleRun(run));
  result.current();
  result.current();
  expect(run).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await Promise.resolve();
  result.current();
  result.current();
  expect(run).toHaveBeenCalledTimes(2);
});
