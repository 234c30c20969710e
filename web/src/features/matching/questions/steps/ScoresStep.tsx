import { useRef, useState, type RefObject } from 'react';
import { FIGURES } from '../../../../api/domain/colleges.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { savePrivateAnswers, privateAnswers, usePrivateAnswers } from '../../../../entities/match/private-answers.ts';
import { useIsHydrated } from '../../../../lib/use-is-hydrated.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { PrivateQuestionNotice } from '../PrivateQuestionNotice.tsx';
import { StepForm, type StepProps } from '../StepForm.tsx';

const NONE = 'None, or I’d rather not say';
type Score = 'sat' | 'act';
const SCORES: readonly Score[] = ['sat', 'act'];
const RANGES: Record<Score, readonly [min: number, max: number]> = { sat: FIGURES.avgSAT.scale, act: FIGURES.avgACT.scale };
const LABELS: Record<Score, { label: string; example: string }> = {
  sat: { label: 'SAT total', example: '1240' },
  act: { label: 'ACT composite', example: '26' },
};

/** Saves valid scores while typing. Errors show only when the visitor goes on. */
export function ScoresStep(props: StepProps) {
  const saved = usePrivateAnswers();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Partial<Record<Score, string>>>({});
  const [showErrors, setShowErrors] = useState(false);
  const inputs: Record<Score, RefObject<HTMLInputElement | null>> = { sat: useRef(null), act: useRef(null) };
  const textOf = (score: Score): string => typed[score] ?? saved[score]?.toString() ?? '';
  const type = (score: Score, text: string) => {
    setTyped((before) => ({ ...before, [score]: text }));
    savePrivateAnswers({ ...privateAnswers(), [score]: parseScore(score, text) });
  };
  const validate = (): boolean => {
    const wrong = SCORES.find((score) => scoreError(score, textOf(score)) !== undefined);
    setShowErrors(wrong !== undefined);
    if (wrong !== undefined) inputs[wrong].current?.focus();
    return wrong === undefined;
  };
  const isAnswered = SCORES.some((score) => textOf(score) !== '');
  return (
    <StepForm {...props} isAnswered={isAnswered} none={NONE} validate={validate}>
      <PrivateQuestionNotice />
      <fieldset disabled={!isHydrated} className="grid gap-5">
        <legend className="sr-only">{props.question.title}</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {SCORES.map((score) => (
            <Field
              key={score}
              ref={inputs[score]}
              label={LABELS[score].label}
              hint={RANGES[score].join(' to ')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              placeholder={`e.g. ${LABELS[score].example}`}
              value={textOf(score)}
              onChange={(event) => type(score, event.target.value)}
              error={showErrors ? scoreError(score, textOf(score)) : undefined}
            />
          ))}
        </div>
        <ChoiceCard type="checkbox" label={NONE} checked={!isAnswered} onChange={() => SCORES.forEach((score) => type(score, ''))} />
      </fieldset>
      <p className="text-sm text-muted">
        We compare your scores with each college’s average to label it reach, target or likely. If you enter both, we use the SAT.
      </p>
    </StepForm>
  );
}

/** A whole number within the range of the test, else undefined. */
function parseScore(score: Score, text: string): number | undefined {
  const [min, max] = RANGES[score];
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function scoreError(score: Score, text: string): string | undefined {
  if (text.trim() === '' || parseScore(score, text) !== undefined) return undefined;
  const [min, max] = RANGES[score];
  return `Enter a whole number from ${min} to ${max}, or leave it empty`;
}
