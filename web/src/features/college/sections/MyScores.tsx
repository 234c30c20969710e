import { useId } from 'react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { BAND_CAVEAT, BAND_WORDS } from '../../../entities/match/band-words.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { ScoreFields } from '../../../entities/student-facts/ScoreFields.tsx';
import { canCompareScores, standingOfScores, type ScoreStanding } from './my-scores.ts';

interface Props {
  college: CollegeDetail['college'];
}

/** Compares the visitor's test scores with this college. The scores stay in the tab; the server renders empty fields. */
export function MyScores({ college }: Props) {
  return canCompareScores(college) ? <Fields college={college} /> : null;
}

function Fields({ college }: Props) {
  const id = useId();
  const standing = standingOfScores(college, usePrivateAnswers());
  return (
    <section aria-labelledby={id} data-print="hide" className="max-w-text noscript:hidden">
      <h3 id={id} className="text-xl">
        How do my scores compare?
      </h3>
      <p className="mt-1 text-sm text-muted">
        Your scores stay in this tab until you close it. The questionnaire uses them, too. If you enter both, the test that more students
        sent here counts.
      </p>
      <ScoreFields className="mt-4" />
      <div role="status">{standing && <Standing standing={standing} college={college} />}</div>
    </section>
  );
}

function Standing({ standing: { band, places, isByScore }, college }: Props & { standing: ScoreStanding }) {
  const { label, withScore, withoutScore } = BAND_WORDS[band];
  return (
    <div className="figure mt-4 grid gap-2 border-t border-line pt-4">
      <p>
        <strong>{label}.</strong> {isByScore ? withScore : withoutScore}
      </p>
      {places.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!isByScore && band !== 'unknown' && <p>This college publishes no average score, so the result uses the acceptance rate alone.</p>}
      {college.testingPolicy === 'not-considered' && <p>This college does not look at test scores.</p>}
      <p className="text-sm text-muted">{BAND_CAVEAT}</p>
    </div>
  );
}
