import { TextLink } from '../../../ui/TextLink.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { searchHref } from './search-link.ts';
import { WeightPanel } from './WeightPanel.tsx';

/** The weights and filters of a ranking. */
export function RankingSidebar(props: SidebarProps) {
  return (
    <>
      <WeightPanel {...props} />
      <section aria-labelledby="ranking-filters" className="mt-8">
        <h2 id="ranking-filters" className="text-lg">
          Filters
        </h2>
        <p className="mt-1 text-sm text-muted">Filters change the ranks but not the scores.</p>
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
