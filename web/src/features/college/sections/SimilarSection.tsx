import { type CollegeDetail, STATES } from '../../../api/domain/colleges.ts';
import { CollegeName } from '../../../entities/college/CollegeName.tsx';
import { Pennant } from '../../../entities/college/Pennant.tsx';
import { kindOf } from '../../../entities/college/college-words.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';

type Similar = CollegeDetail['similar'][number];

/** The most similar colleges of the same level, each with the reason. */
export function SimilarSection({ detail }: { detail: CollegeDetail }) {
  const { similar } = detail;
  return (
    <FoldedSection id="similar" title="Similar colleges" summary={summaryOf(detail, 'similar')}>
      {similar.length === 0 ? (
        <p className="mt-3 text-muted">This college reports too few figures to find similar colleges.</p>
      ) : (
        <>
          <p className="mt-3 max-w-text text-sm text-muted">
            Colleges with the same mission and of the same kind come first, then the closest in size, price, selectivity, completion,
            earnings, Pell share and research, anywhere in the country. One is nearby and one costs less, if there is a similar one. The
            order shows similarity, not quality.
          </p>
          <ul className="mt-5 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {similar.map((one) => (
              <li key={one.college.id}>
                <SimilarCollege {...one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FoldedSection>
  );
}

const PICK_WORDS: Record<Similar['picks'][number], string> = { nearby: 'Nearby', cheaper: 'Costs less' };

function SimilarCollege({ college, picks, reason }: Similar) {
  const { location, state } = college;
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-card p-4 transition-shadow duration-150 hover:border-edge hover:shadow-soft">
      <Pennant design={college.pennant} className="size-12 shrink-0 rounded-control" />
      <div className="min-w-0">
        <CollegeName college={college} />
        <p className="text-sm">
          {location}, {STATES[state]}
        </p>
        <p className="text-sm text-muted">{kindOf(college)}</p>
        {picks.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            {picks.map((pick) => (
              <Badge key={pick} tone="primary">
                {PICK_WORDS[pick]}
              </Badge>
            ))}
          </p>
        )}
        <p className="figure mt-2 text-sm">{reason}</p>
      </div>
    </article>
  );
}
