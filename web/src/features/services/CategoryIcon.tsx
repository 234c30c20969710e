/** Line drawings of 24 × 24, by the names that categories have. */
const DRAWINGS: Readonly<Record<string, string>> = {
  pencil: 'M4 20l1-5L16 4l4 4L9 19l-5 1zM14 6l4 4',
  coins:
    'M12 6c4 0 7-1 7-2.5S16 1 12 1 5 2 5 3.500 8 6 12 6zM5 3.500v6C5 11 8 12 12 12s7-1 7-2.500v-6M5 9.500v6C5 17 8 18 12 18s7-1 7-2.500v-6',
  boxes: 'M3 12h8v8H3zM13 12h8v8h-8zM8 3h8v8H8zM11 3v3h2V3M6 12v3h2v-3M16 12v3h2v-3',
  columns: 'M3 9l9-5 9 5zM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18',
  ribbon: 'M12 3a6 6 0 100 12 6 6 0 000-12zM8.500 14L7 21l5-3 5 3-1.500-7M10 9l1.500 1.500L14.500 7.500',
  screen: 'M3 4h18v12H3zM8 20h8M12 16v4M8 8h8M8 11h5',
  briefcase: 'M3 8h18v11H3zM9 8V5h6v3M3 13h18M11 12v2h2v-2',
  umbrella: 'M12 3c-5 0-9 4-9 9h18c0-5-4-9-9-9zM12 12v6a2 2 0 004 0M12 1v2',
  wrench: 'M20 7a5 5 0 01-7 6l-7 7-3-3 7-7a5 5 0 016-7l-3 3 1 3 3 1 3-3z',
  page: 'M6 2h9l4 4v16H6zM15 2v4h4M9 11h7M9 15h7M9 19h4',
  chairs: 'M4 4v9h6v7M4 13v7M10 13l-1-4H4M20 4v9h-6v7M20 13v7M14 13l1-4h5',
  hands: 'M12 20s-8-5-8-11a4 4 0 018-1 4 4 0 018 1c0 6-8 11-8 11z',
  wallet: 'M3 6h15v3h3v10H3zM18 9H3V6M16 14h5',
};

/** The drawing of a category. It adds nothing to the name beside it. */
export function CategoryIcon({ name }: { name: string }) {
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-tint text-primary">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={DRAWINGS[name] ?? DRAWINGS['page']} />
      </svg>
    </span>
  );
}
