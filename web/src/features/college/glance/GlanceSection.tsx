import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { cohortText } from '../cohort-text.ts';
import { figureOf } from '../college-figures.ts';
import { Section } from '../Section.tsx';
import { EarningsAnswer } from './EarningsAnswer.tsx';
import { FinishAnswer } from './FinishAnswer.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import { PriceAnswer } from './PriceAnswer.tsx';

/** The three answers that decide, then who gets in and stays. */
export function GlanceSection({ detail }: { detail: CollegeDetail }) {
  const tiles = [
    { label: 'Acceptance rate', shown: figureOf(detail, 'acceptanceRateNum') },
    { label: 'Average SAT', shown: figureOf(detail, 'avgSAT') },
    { label: 'Retention rate', shown: figureOf(detail, 'retentionRate'), note: cohortText(detail, 'retentionRate') },
  ];
  return (
    <Section id="at-a-glance" title="At a glance">
      {detail.aidNote && <p className="mt-3">{detail.aidNote}</p>}
      <div data-print="answers" className="mt-5 grid gap-3 lg:grid-cols-3">
        <PriceAnswer detail={detail} />
        <FinishAnswer detail={detail} />
        <EarningsAnswer detail={detail} />
      </div>
      <dl data-print="answers" className="mt-3 grid gap-3 sm:grid-cols-3">
        {tiles.map((tile) => (
          <KeyFigure
            key={tile.label}
            detail={detail}
            {...tile}
            className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4"
          />
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">
        Each dot is a college that reports the figure; the large one is this college, green ones are {detail.peers.definition}. The upright
        line is the median of all. n is the number of colleges in the comparison.
      </p>
    </Section>
  );
}
