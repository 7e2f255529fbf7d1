import { useRouter } from "@tanstack/react-router";

/** Goes back to where one came from; whoever opened the address itself has nowhere to go back to. */
export function useStepBack(): (otherwise: () => void) => void {
  const { history } = useRouter();
  return (otherwise) => {
    const { overlayOver } = history.location.state;
    const canGoBack = overlayOver?.canGoBack ?? history.canGoBack();
    // With the page goes the entry of what lies over it.
    if (canGoBack) history.go(overlayOver === undefined ? -1 : -2);
    else otherwise();
  };
}
