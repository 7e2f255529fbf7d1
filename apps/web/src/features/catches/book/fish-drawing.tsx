export function FishDrawing() {
  return (
    <svg viewBox="0 0 160 72" className="w-40" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M6 38c18-22 52-30 88-22 16 4 28 10 36 18l22-16c-4 12-4 24 0 36l-22-14c-10 10-24 16-42 18C56 62 24 58 6 38Z"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M34 30c26-6 58-6 86 0M30 37c30-4 62-4 92 0M34 44c28-2 56-2 82 0M40 51c22 1 44 0 64-3"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="20" cy="35" r="2.2" fill="currentColor" stroke="none" />
    </svg>
  );
}
