import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIGURES } from '../../api/domain/colleges.ts';
import { Field } from '../../ui/form/Field.tsx';
import { privateAnswers, savePrivateAnswers, usePrivateAnswers } from '../match/private-answers.ts';

const TESTS = [
  { test: 'sat', label: 'My SAT', scale: FIGURES.avgSAT.scale },
  { test: 'act', label: 'My ACT', scale: FIGURES.avgACT.scale },
] as const;

/** The test scores of the student. They stay in the tab; the server renders empty fields. */
export const ScoreFields = ({ className }: { className: string }) => (
  <div className={`grid max-w-sm grid-cols-2 gap-3 ${className}`}>
    {TESTS.map((one) => (
      <ScoreField key={one.test} {...one} />
    ))}
  </div>
);

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
