import { useId } from 'react';

export type Place = 'device' | 'account';

const PLACES: readonly { place: Place; label: string; text: string }[] = [
  { place: 'device', label: 'Only on this device', text: 'Stays in this tab until you close it or sign out. We do not store it.' },
  {
    place: 'account',
    label: 'Keep on my account',
    text: 'Available wherever you sign in. Part of your data download, and deleted with your account. Only you can see it.',
  },
];

/** Where the facts are kept. */
export function FactsPlace({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">Where to keep them</legend>
      <div className="mt-2 grid gap-2">
        {PLACES.map((one) => (
          <label key={one.place} className="flex cursor-pointer items-start gap-3 rounded-control border border-line bg-card p-3">
            <input
              type="radio"
              name={`${id}-place`}
              value={one.place}
              checked={place === one.place}
              onChange={() => onChange(one.place)}
              aria-labelledby={`${id}-${one.place}`}
              aria-describedby={`${id}-${one.place}-text`}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span className="grid gap-0.5 text-sm">
              <span id={`${id}-${one.place}`} className="font-medium">
                {one.label}
              </span>
              <span id={`${id}-${one.place}-text`} className="text-muted">
                {one.text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
