import { TextLink } from '../../../ui/TextLink.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import type { RailProps } from './rail.ts';
import { searchHref } from './search-link.ts';
import { WeightPanel } from './WeightPanel.tsx';

/** All that makes an order: ten weights, and which colleges are in it. */
export function RankingRail(props: RailProps) {
  return (
    <>
      <WeightPanel {...props} />
      <section aria-labelledby="ranking-filters" className="mt-8">
        <h2 id="ranking-filters" className="text-lg">
          Which colleges
        </h2>
        <p className="mt-1 text-sm text-muted">Filters number the remaining colleges anew and change no score.</p>
        <RankingFilters {...props} />
        <p className="mt-3 text-sm">
          <TextLink to={searchHref(props.query)} className="inline-block py-1">
            Search with these filters
          </TextLink>
        </p>
      </section>
    </>
  );
}
