import { harborDate } from "@striper/marine/time";
import { useNow } from "#web/ui/figures/use-now.ts";

/** The day in Boston, wherever the device is; it turns over at midnight there. */
export const useToday = (): string => harborDate(useNow());
