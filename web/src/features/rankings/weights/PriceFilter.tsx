import { useState } from 'react';
import { FIGURES } from '../../../api/domain/colleges.ts';
import { RangeSlider } from '../../../ui/form/RangeSlider.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { priceWords } from '../../../entities/ranking/ranking-words.ts';

const [LEAST, MOST] = FIGURES.netPricePublic.scale;
const STEP = 1000;

const wordsOf = (max: number | undefined): string => (max === undefined ? 'Any price' : priceWords(max));
/** The end of the scale means no maximum. */
const maxAt = (thumb: number): number | undefined => (thumb >= MOST ? undefined : thumb);

/** The maximum net price per year. */
export function PriceFilter({ max, onChange }: { max: number | undefined; onChange: (max: number | undefined) => void }) {
  const [moving, setMoving] = useState<number>();
  const isHydrated = useIsHydrated();
  // Keep the thumb in place until the address is updated.
  if (moving !== undefined && maxAt(moving) === max) setMoving(undefined);
  return (
    <div>
      <p className="figure text-sm font-medium">{wordsOf(moving === undefined ? max : maxAt(moving))}</p>
      <div className="mt-1 h-6">
        {isHydrated && (
          <RangeSlider
            label="Maximum net price per year"
            bounds={[LEAST, MOST]}
            step={STEP}
            values={[moving ?? Math.min(max ?? MOST, MOST)]}
            onMove={([value]) => setMoving(value)}
            onCommit={([value]) => {
              // Ignore the key that only moves the focus here.
              if (moving !== undefined && value !== undefined) onChange(maxAt(value));
            }}
            textOf={(value) => wordsOf(maxAt(value))}
          />
        )}
      </div>
      <p className="mt-1 text-xs text-muted">The average price after grants. Leaves out colleges without a reported price.</p>
    </div>
  );
}
