import { useRef, useState, type RefObject } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { keepPrivateAnswers, privateAnswers, usePrivateAnswers } from '../../../../entities/match/private-answers.ts';
import { useIsHydrated } from '../../../../lib/use-is-hydrated.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { NeedsScripts } from '../NeedsScripts.tsx';
import { StepForm, type StepProps } from '../StepForm.tsx';
import { faultOfScore, SCORE_RANGES, scoreIn, type Score } from '../test-scores.ts';

const NONE = 'None, or I would rather not say';
const SCORES: readonly Score[] = ['sat', 'act'];
const LABELS: Record<Score, { label: string; example: string }> = {
  sat: { label: 'SAT total', example: '1240' },
  act: { label: 'ACT composite', example: '26' },
};

/** Every sound number is kept as it is typed; what is wrong with another is said when it would be left behind. */
export function ScoresStep(props: StepProps) {
  const kept = usePrivateAnswers();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Partial<Record<Score, string>>>({});
  const [isTold, setIsTold] = useState(false);
  const inputs: Record<Score, RefObject<HTMLInputElement | null>> = { sat: useRef(null), act: useRef(null) };
  const textOf = (score: Score): string => typed[score] ?? kept[score]?.toString() ?? '';
  const type = (score: Score, text: string) => {
    setTyped((before) => ({ ...before, [score]: text }));
    keepPrivateAnswers({ ...privateAnswers(), [score]: scoreIn(score, text) });
  };
  const mayGoOn = (): boolean => {
    const wrong = SCORES.find((score) => faultOfScore(score, textOf(score)) !== undefined);
    setIsTold(wrong !== undefined);
    if (wrong !== undefined) inputs[wrong].current?.focus();
    return wrong === undefined;
  };
  const isAnswered = SCORES.some((score) => textOf(score) !== '');
  return (
    <StepForm {...props} isAnswered={isAnswered} none={NONE} mayGoOn={mayGoOn}>
      <NeedsScripts />
      <fieldset disabled={!isHydrated} className="grid gap-5">
        <legend className="sr-only">{props.question.title}</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {SCORES.map((score) => (
            <Field
              key={score}
              ref={inputs[score]}
              label={LABELS[score].label}
              hint={SCORE_RANGES[score].join(' to ')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              placeholder={`e.g. ${LABELS[score].example}`}
              value={textOf(score)}
              onChange={(event) => type(score, event.target.value)}
              error={isTold ? faultOfScore(score, textOf(score)) : undefined}
            />
          ))}
        </div>
        <ChoiceCard type="checkbox" label={NONE} checked={!isAnswered} onChange={() => SCORES.forEach((score) => type(score, ''))} />
      </fieldset>
      <p className="text-sm text-muted">
        They are compared with the average scores of a college, and tell reach, target and likely apart. With both, the SAT counts.
      </p>
    </StepForm>
  );
}
