import type { MapPlace } from '../../../api/domain/colleges.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { byState, offMapText } from './map-text.ts';

/** The colleges of territories that the map does not show. */
export function OffMapColleges({ places }: { places: readonly MapPlace[] }) {
  if (places.length === 0) return null;
  return (
    <details className="group mt-3 text-sm">
      <summary className="flex min-h-8 items-center gap-2 text-primary">
        <span aria-hidden="true" className="transition-transform duration-150 group-open:rotate-90">
          ›
        </span>
        {offMapText(places)}
      </summary>
      {byState(places).map((group) => (
        <div key={group.name} className="mt-3">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{group.name}</h3>
          <ul className="mt-1 columns-1 gap-x-6 sm:columns-2">
            {group.places.map(({ id, slug, name }) => (
              <li key={id} className="break-inside-avoid py-0.5">
                <TextLink to={`/colleges/${slug}`} className="inline-block min-h-6">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
