/** A small number at the corner of its parent, which needs a position. It takes no space. Nothing for 0. */
export function SavedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figure absolute -top-2 -right-2.5 min-w-4 rounded-full bg-primary px-1 text-center text-xs font-semibold text-on-primary">
      {count}
      <span className="sr-only"> saved</span>
    </span>
  );
}
