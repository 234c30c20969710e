import { useQuery } from '@tanstack/react-query';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { SCORE_METHODS, STORED_SCORES, type StoredScore } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { figureBars } from '../charts/figure-bars.ts';
import { SectionChart } from '../charts/SectionChart.tsx';
import { explainedScoresQuery } from '../college.queries.ts';
import { ScoreCard } from './ScoreCard.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';

const labelOf = (score: StoredScore): string => SCORE_METHODS[score].label;

/** The five scores with their explanation. If the explanation fails to load, the scores are shown without it. */
export function ScoresSection({ detail }: { detail: CollegeDetail }) {
  const { data, isError, refetch } = useQuery(explainedScoresQuery(useSite().api, detail.college.id));
  return (
    <FoldedSection id="scores" title="Scores explained" summary={summaryOf(detail, 'scores')}>
      <p className="mt-3 max-w-text text-sm text-muted">
        Scores put published figures on one scale from 0 to 100. Alma computes them. They are not a verdict on a college.{' '}
        <TextLink to="/personal-rankings-explained">How scores and rankings work</TextLink>
      </p>
      {isError && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
          The explanation of these scores could not be loaded.
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <SectionChart
        title="The five scores, each 0 to 100"
        bars={figureBars(detail, STORED_SCORES, labelOf)}
        peers={detail.peers.definition}
      />
      <div className="mt-6 gap-10 lg:columns-2">
        {STORED_SCORES.map((key) => (
          <ScoreCard key={key} score={key} detail={detail} explained={data?.scores.find((one) => one.key === key)} />
        ))}
      </div>
    </FoldedSection>
  );
}
