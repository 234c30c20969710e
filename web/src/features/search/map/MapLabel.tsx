import { TextLink } from '../../../ui/TextLink.tsx';
import type { Dot } from './map-model.ts';
import { netPriceText, placeText } from './map-words.ts';

/** Which college the map points at, said as it changes. */
export function MapLabel({ dot, isLoading, error }: { dot: Dot | undefined; isLoading: boolean; error: Error | null }) {
  return (
    <p aria-live="polite" className="mt-3 min-h-12 sm:min-h-6">
      {dot ? (
        <>
          <TextLink to={`/colleges/${dot.place.slug}`} className="font-medium" tabIndex={-1}>
            {dot.place.name}
          </TextLink>{' '}
          <span className="figure text-sm text-muted">
            {placeText(dot.place)} · {netPriceText(dot.place.netPrice)}
          </span>
        </>
      ) : (
        <span className="text-sm text-muted">{resting(isLoading, error)}</span>
      )}
    </p>
  );
}

function resting(isLoading: boolean, error: Error | null): string {
  if (error) return `The dots could not be loaded: ${error.message}`;
  return isLoading ? 'Placing the colleges on the map' : 'Point at a dot to see its college';
}
