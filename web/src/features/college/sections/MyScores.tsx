import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CollegeDetail, FIGURES } from '../../../api/domain/colleges.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { BAND_CAVEAT, BAND_WORDS } from '../../../entities/match/band-words.ts';
import { savePrivateAnswers, privateAnswers, usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { canCompareScores, standingOfScores, type ScoreStanding } from './my-scores.ts';

interface Props {
  college: CollegeDetail['college'];
}

const TESTS = [
  { test: 'sat', label: 'My SAT', scale: FIGURES.avgSAT.scale },
  { test: 'act', label: 'My ACT', scale: FIGURES.avgACT.scale },
] as const;

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
      <div className="mt-4 grid max-w-sm grid-cols-2 gap-3">
        {TESTS.map((one) => (
          <ScoreField key={one.test} {...one} />
        ))}
      </div>
      <div role="status">{standing && <Standing standing={standing} college={college} />}</div>
    </section>
  );
}

function ScoreField({ test, label, scale: [min, max] }: (typeof TESTS)[number]) {
  const saved = usePrivateAnswers()[test];
  const [draft, setDraft] = useState<string>();
  const [isBlurred, setIsBlurred] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = (text: string) => {
    setDraft(text);
    savePrivateAnswers({ ...privateAnswers(), [test]: isScore(text, min, max) ? Number(text) : undefined });
  };
  const readTyped = useEffectEvent((typed: string) => {
    if (typed !== '' && privateAnswers()[test] === undefined) read(typed);
  });
  // Reads what was typed before hydration.
  useEffect(() => readTyped(input.current?.value.trim() ?? ''), []);
  const isWrong = isBlurred && draft !== undefined && draft !== '' && !isScore(draft, min, max);
  return (
    <Field
      ref={input}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={`${min} to ${max}`}
      value={draft ?? saved ?? ''}
      onChange={(event) => read(event.target.value.trim())}
      onFocus={() => setIsBlurred(false)}
      onBlur={() => setIsBlurred(true)}
      {...(isWrong && { error: `From ${min} to ${max}` })}
    />
  );
}

const isScore = (text: string, min: number, max: number): boolean => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

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
