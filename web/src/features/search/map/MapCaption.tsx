import { TextLink } from '../../../ui/TextLink.tsx';
import type { Dot } from './map-model.ts';
import { netPriceText, placeText } from './map-text.ts';

/** The active college on the map, announced when it changes. */
export function MapCaption({ dot, isLoading, error }: { dot: Dot | undefined; isLoading: boolean; error: Error | null }) {
  return (
    <p aria-live="polite" className="mt-3 min-h-12 sm:min-h-6">
      {dot ? (
        <>
          <TextLink to={`/colleges/${dot.place.slug}`} className="font-medium" tabIndex={-1}>
            {dot.place.name}
          </TextLink>{' '}
          <span className="figure text-sm text-muted">
            {placeText(dot.place)} · {netPriceText(dot.place)}
          </span>
        </>
      ) : (
        <span className="text-sm text-muted">{emptyText(isLoading, error)}</span>
      )}
    </p>
  );
}

function emptyText(isLoading: boolean, error: Error | null): string {
  if (error) return `The map could not be loaded: ${error.message}`;
  return isLoading ? 'Loading the map' : 'Point at a dot to see its college';
}
