import { useRouter } from "@tanstack/react-router";

/**
 * Returns a function that goes back, or runs `otherwise` when there is no earlier page of the app.
 */
export function useStepBack(): (otherwise: () => void) => void {
  const { history } = useRouter();
  return (otherwise) => {
    const { overlayOver } = history.location.state;
    const canGoBack = overlayOver?.canGoBack ?? history.canGoBack();
    // Skips the overlay's entry together with the page.
    if (canGoBack) history.go(overlayOver === undefined ? -1 : -2);
    else otherwise();
  };
}
