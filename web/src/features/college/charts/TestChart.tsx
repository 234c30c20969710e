import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { SectionChart } from './SectionChart.tsx';
import { testBars } from './test-bars.ts';

/** Both tests on one scale. The server draws it without the reader's scores. */
export function TestChart({ detail }: { detail: CollegeDetail }) {
  const bars = testBars(detail, usePrivateAnswers());
  return (
    <SectionChart title="SAT and ACT scores of first-year students" bars={bars} peers={detail.peers.definition}>
      The scale is the SAT, 400 to 1600; an ACT score is where the equal SAT score is. A bar is the middle half, its dot the middle score
      {bars.some(({ own }) => own) && ', the triangle below it my score'}.
    </SectionChart>
  );
}
