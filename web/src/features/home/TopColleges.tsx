import { countText, isCommunityCollege, STATES } from '../../api/domain/colleges.ts';
import { COMPARABLE, RANK_GROUP_LABELS, type RankedCollege, type RankGroup } from '../../api/domain/rankings.ts';
import { CollegeName } from '../../entities/college/CollegeName.tsx';
import { FigureStat } from '../../entities/college/FigureValue.tsx';
import { Pennant } from '../../entities/college/Pennant.tsx';

interface Props {
  items: readonly RankedCollege[];
  /** The number of ranked colleges, and their group. */
  ranked: number;
  group: RankGroup;
  /** The order belongs to the previous weights. */
  isStale: boolean;
}

/** The top colleges, each with the figures behind the three sliders. */
export function TopColleges({ items, ranked, group, isStale }: Props) {
  return (
    <div aria-busy={isStale} className={`transition-opacity duration-200 ${isStale ? 'opacity-50' : ''}`}>
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <li key={item.college.id}>
            <CollegeItem {...item} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        {shareOneRank(items)
          ? 'More colleges may share this rank. Tied colleges are in our suggested order.'
          : `The top ${items.length} of ${countText(ranked)} ${RANK_GROUP_LABELS[group].toLowerCase()} with at least ${COMPARABLE.students} undergraduates.`}{' '}
        Scores go from 0 to 100.
      </p>
    </div>
  );
}

const shareOneRank = (items: readonly RankedCollege[]): boolean => items.length > 1 && items.every(({ rank }) => rank === items[0]?.rank);

function CollegeItem({ rank, score, college }: RankedCollege) {
  const { location, state, level, figures } = college;
  return (
    <article className="relative rounded-card border border-line bg-card p-4 hover:border-edge hover:shadow-soft sm:p-5">
      <div className="flex items-center gap-4">
        <p className="figure w-7 shrink-0 text-center font-display text-2xl font-semibold text-primary">
          <span className="sr-only">Rank </span>
          {rank}
        </p>
        <Pennant design={college.pennant} className="size-12 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <CollegeName college={college} />
          <p className="text-sm text-muted">
            {location}, {STATES[state]}
            {level === 2 && ` · ${isCommunityCollege(college) ? 'community college' : 'two-year'}`}
          </p>
        </div>
        {score !== null && (
          <p className="shrink-0 text-right">
            <span className="figure block font-display text-xl leading-none font-semibold">{score.toFixed(1)}</span>
            <span className="text-xs text-muted">score</span>
          </p>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-3">
        <FigureStat isUnitHidden label="Net price a year" figure="netPrice" {...figures.netPrice} />
        <FigureStat isUnitHidden label="Earnings a year" figure="medianEarnings" {...figures.medianEarnings} />
        <FigureStat isUnitHidden label="Graduation rate" figure="graduationRate" {...figures.graduationRate} />
      </dl>
    </article>
  );
}
