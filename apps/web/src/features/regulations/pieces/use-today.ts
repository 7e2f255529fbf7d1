import { harborDate } from "@striper/marine/time";
import { useNow } from "#web/ui/figures/use-now.ts";

/** Returns the date in Boston, wherever the device is. */
export const useToday = (): string => harborDate(useNow());
