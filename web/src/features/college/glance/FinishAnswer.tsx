import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { cohortText } from '../cohort-text.ts';
import { figureOf } from '../college-figures.ts';
import { AnswerCard, FigureLine } from './AnswerCard.tsx';
import { KeyFigure } from './KeyFigure.tsx';

/** Who finishes, and what happens to the others. */
export function FinishAnswer({ detail }: { detail: CollegeDetail }) {
  const { pellGraduationRate, degreeAfter8Years, transferRate } = detail.college;
  return (
    <AnswerCard question="Will you finish?">
      <KeyFigure
        detail={detail}
        label="Graduation rate"
        shown={figureOf(detail, 'graduationRate')}
        note={cohortText(detail, 'graduationRate')}
      />
      {pellGraduationRate !== null && <FigureLine detail={detail} figure="pellGraduationRate" label="Students with a Pell grant" />}
      {degreeAfter8Years !== null && <FigureLine detail={detail} figure="degreeAfter8Years" label="All who started, after eight years" />}
      {transferRate !== null && <FigureLine detail={detail} figure="transferRate" label="Moved to another college" />}
    </AnswerCard>
  );
}
