import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { QUIZ, type QuizAnswer, type QuizAnswers, type QuizKey } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { answered, keepAnswers, storedAnswers } from '../../../entities/roommates/stored-answers.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuizSummary } from './QuizSummary.tsx';
import { SaveState } from './SaveState.tsx';
import { useSaveQuiz } from './use-save-quiz.ts';
import { type Place, usePlace } from './use-place.ts';

/** The questions. Answers stay in the browser until the person has a profile, and are saved with it from then on. */
export function Quiz({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? <MemberQuiz /> : <LocalQuiz isSignedIn={false} />;
}

function MemberQuiz() {
  const { data: mine, error, refetch } = useQuery(myRoommatesQuery(useSite().api));
  if (error && !mine) return <LoadFailure what="Your answers" error={error} onRetry={() => void refetch()} />;
  if (!mine) return <Skeleton className="mt-8 h-56 rounded-card" />;
  return mine.profiles.length === 0 ? <LocalQuiz isSignedIn /> : <ProfileQuiz first={mine.answers ?? storedAnswers()} />;
}

function LocalQuiz({ isSignedIn }: { isSignedIn: boolean }) {
  const [answers, setAnswers] = useState<QuizAnswers>(storedAnswers);
  const change = (next: QuizAnswers) => {
    setAnswers(next);
    keepAnswers(next);
  };
  return (
    <Questions
      answers={answers}
      onChange={change}
      state="Saved in this browser"
      next={<NextStepPanel answers={answered(answers)} kind={isSignedIn ? 'create' : 'sign-up'} />}
    />
  );
}

function ProfileQuiz({ first }: { first: QuizAnswers }) {
  const [answers, setAnswers] = useState(first);
  const { save, retry, state, error } = useSaveQuiz();
  const change = (next: QuizAnswers) => {
    setAnswers(next);
    save(next);
  };
  return (
    <>
      <SaveState error={error} onRetry={retry} />
      <Questions answers={answers} onChange={change} state={state} next={<NextStepPanel answers={answered(answers)} kind="browse" />} />
    </>
  );
}

interface QuestionsProps {
  answers: QuizAnswers;
  onChange: (answers: QuizAnswers) => void;
  /** Where the answers are now. */
  state: string;
  /** What follows the summary. */
  next: ReactNode;
}

/** One question a screen, and then the summary. */
function Questions({ answers, onChange, state, next: after }: QuestionsProps) {
  const { place, heading, previous, next, go } = usePlace(answers);
  const question = QUIZ.find(({ key }) => key === place);
  const change = (key: QuizKey, answer: QuizAnswer | undefined) => {
    const others = Object.fromEntries(Object.entries(answers).filter(([each]) => each !== key)) as QuizAnswers;
    onChange(answer ? { ...others, [key]: answer } : others);
  };
  return (
    <>
      <Progress answers={answers} place={place} state={state} />
      {question === undefined ? (
        <QuizSummary answers={answers} heading={heading} />
      ) : (
        <QuestionCard
          key={question.key}
          question={question}
          answer={answers[question.key]}
          heading={heading}
          onChange={(answer, isDone) => {
            change(question.key, answer);
            if (isDone && next) go(next);
          }}
        />
      )}
      <div className={`mt-4 flex justify-between gap-4 ${question === undefined ? '' : 'steps-in-sight'}`}>
        {previous && (
          <Button variant="secondary" onClick={() => go(previous)}>
            Back
          </Button>
        )}
        {next && (
          <Button className="ml-auto" onClick={() => go(next)}>
            Next
          </Button>
        )}
      </div>
      {next === undefined && after}
    </>
  );
}

function Progress({ answers, place, state }: { answers: QuizAnswers; place: Place; state: string }) {
  const tone = (key: QuizKey) => (answers[key] ? 'bg-primary' : key === place ? 'bg-edge' : 'bg-line');
  return (
    <div className="mt-4 mb-3">
      <progress className="sr-only" max={QUIZ.length} value={answered(answers)} aria-label="Answered questions" />
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col items-end gap-1">
        {QUIZ.map(({ key }) => (
          <span key={key} className={`rounded-full forced-colors:border ${key === place ? 'h-2.5' : 'h-1.5'} ${tone(key)}`} />
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
        <span>
          {answered(answers)} of {QUIZ.length} answered
        </span>
        <span role="status">{state}</span>
      </p>
    </div>
  );
}
