import { harborDate } from "@striper/marine/time";
import { useNow } from "#web/ui/figures/use-now.ts";

export const useToday = (): string => harborDate(useNow());
