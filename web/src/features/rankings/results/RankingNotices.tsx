import { Info } from 'lucide-react';
import { SIZE_BAND_LABELS, STATES } from '../../../api/domain/colleges.ts';
import { METHOD_VERSION, type Ranking, type RankingQuery } from '../../../api/domain/rankings.ts';
import { ChipLink } from '../../../ui/Chip.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { dayText } from '../../../lib/format.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { KIND_WORDS, priceWords } from '../../../entities/ranking/ranking-words.ts';
import { hasFilters, toggled, withChange, withoutFilters } from '../ranking-url.ts';

/** Changes since the link was made, and the active filters. */
export function RankingNotices({ query, ranking }: { query: RankingQuery; ranking: Ranking | undefined }) {
  const notices = noticesOf(query, ranking);
  return (
    <>
      {notices.length > 0 && (
        <div role="status" className="mb-4 flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
          <div className="grid min-w-0 gap-1">
            {notices.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </div>
      )}
      {hasFilters(query) && <FiltersInUse query={query} />}
    </>
  );
}

function FiltersInUse({ query }: { query: RankingQuery }) {
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2" data-print="hide">
      {filterChips(query).map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <ChipLink label={label} to={rankingHref(without)} data-keep-scroll="" aria-label={`Remove filter: ${label}`} />
        </li>
      ))}
      <li>
        <TextLink to={rankingHref(withoutFilters(query))} data-keep-scroll="" className="inline-flex min-h-8 items-center px-2 text-sm">
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}

function noticesOf({ v, d }: RankingQuery, ranking: Ranking | undefined): string[] {
  const dataDate = ranking?.dataDate ?? null;
  return [
    ...(v !== undefined && v !== METHOD_VERSION
      ? [`This link was made with version ${v} of the method. This page uses version ${METHOD_VERSION}.`]
      : []),
    ...(d !== undefined && dataDate !== null && d < dataDate
      ? [`The data has changed since this link was made: ${dayText(d)} then, ${dayText(dataDate)} now.`]
      : []),
  ];
}

interface FilterChip {
  label: string;
  without: RankingQuery;
}

/** One chip per filter, in the order of the address. */
function filterChips(query: RankingQuery): FilterChip[] {
  const { type = [], st = [], size = [], max } = query;
  return [
    ...type.map((kind) => ({ label: KIND_WORDS[kind], without: toggled(query, 'type', kind) })),
    ...st.map((state) => ({ label: STATES[state], without: toggled(query, 'st', state) })),
    ...size.map((band) => ({ label: SIZE_BAND_LABELS[band], without: toggled(query, 'size', band) })),
    ...(max === undefined ? [] : [{ label: priceWords(max), without: withChange(query, { max: undefined }) }]),
  ];
}
