import { listChats, removeChat } from "@striper/contract/assistant";
import { capabilities } from "@striper/contract/operations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";

export const chatsKey = ["assistant", "chats"] as const;

export function useChats(isOpen: boolean) {
  return useQuery({
    queryKey: chatsKey,
    queryFn: async ({ signal }) => (await call(listChats, {}, { signal })).sessions,
    enabled: isOpen,
    retry: false,
  });
}

export function useRemoveChat() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeChat, { params: { session_id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: chatsKey }),
  });
}

export function useModelProvider(): string | null {
  const { data } = useQuery({
    queryKey: ["assistant", "capabilities"],
    queryFn: ({ signal }) => call(capabilities, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.assistant.engine === "model" ? (data.assistant.provider ?? "") : null;
}
