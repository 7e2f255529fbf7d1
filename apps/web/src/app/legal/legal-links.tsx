export function LegalLinks() {
  const looks = "inline-flex min-h-12 items-center px-2 underline underline-offset-4";
  return (
    <nav aria-label="Legal" className="flex flex-wrap justify-center gap-x-2">
      <a href="/terms" className={looks}>
        Terms of Service
      </a>
      <a href="/privacy" className={looks}>
        Privacy Policy
      </a>
    </nav>
  );
}
