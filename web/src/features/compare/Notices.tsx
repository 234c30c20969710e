import { Info } from 'lucide-react';

/** What of the address could not be followed, and what to mind while reading. */
export function Notices({ faults, unknown, mixedYears }: { faults: string[]; unknown: number[]; mixedYears: number }) {
  const notices = [...faults, ...unknownWords(unknown), ...yearWords(mixedYears)];
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

function unknownWords(unknown: number[]): string[] {
  if (unknown.length === 0) return [];
  const numbers = unknown.join(', ');
  return [
    unknown.length === 1
      ? `No college has the number ${numbers}. It may have left the catalog.`
      : `No colleges have the numbers ${numbers}. They may have left the catalog.`,
  ];
}

const yearWords = (rows: number): string[] =>
  rows === 0 ? [] : [`${rows === 1 ? 'One row compares' : `${rows} rows compare`} numbers of different years, marked “Years differ”.`];
