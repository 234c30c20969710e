import { Info } from 'lucide-react';

/** Ignored parts of the URL and unknown colleges. */
export function CompareNotices({ faults, unknown }: { faults: string[]; unknown: number[] }) {
  const notices = [...faults, ...unknownText(unknown)];
  if (notices.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {notices.map((notice) => (
        <li key={notice} className="flex gap-2 rounded-control bg-amber-tint px-3 py-2 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
          <span className="min-w-0">{notice}</span>
        </li>
      ))}
    </ul>
  );
}

function unknownText(unknown: number[]): string[] {
  if (unknown.length === 0) return [];
  const numbers = unknown.join(', ');
  return [
    unknown.length === 1
      ? `No college has the number ${numbers}. It may no longer be in the catalog.`
      : `No colleges have the numbers ${numbers}. They may no longer be in the catalog.`,
  ];
}
