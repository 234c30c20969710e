/** Where a private answer is asked for: what is not to travel in an address needs scripts. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="rounded-control bg-sky-tint px-3 py-2 text-sm">
        This question needs JavaScript, because its answer stays in your browser. You can skip it.
      </p>
    </noscript>
  );
}
