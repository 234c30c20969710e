import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUIZ, type QuizAnswer, type QuizAnswers, type QuizKey } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { answered, keepAnswers, storedAnswers } from '../../../entities/roommates/stored-answers.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { NextStepPanel } from './NextStepPanel.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { SaveState } from './SaveState.tsx';
import { useSaveQuiz } from './use-save-quiz.ts';
import { useScrollToQuestion } from './use-scroll-to-question.ts';

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
    <>
      <Questions answers={answers} onChange={change} state="Saved in this browser" />
      <NextStepPanel answers={answered(answers)} kind={isSignedIn ? 'create' : 'sign-up'} />
    </>
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
      <Questions answers={answers} onChange={change} state={state} />
      <SaveState error={error} onRetry={retry} />
      <NextStepPanel answers={answered(answers)} kind="browse" />
    </>
  );
}

interface QuestionsProps {
  answers: QuizAnswers;
  onChange: (answers: QuizAnswers) => void;
  /** Where the answers are now. */
  state: string;
}

function Questions({ answers, onChange, state }: QuestionsProps) {
  useScrollToQuestion();
  const change = (key: QuizKey, answer: QuizAnswer | undefined) => {
    const others = Object.fromEntries(Object.entries(answers).filter(([each]) => each !== key)) as QuizAnswers;
    onChange(answer ? { ...others, [key]: answer } : others);
  };
  return (
    <>
      <div className="sticky top-0 z-10 -mx-2 mt-6 bg-paper px-2 py-3">
        <progress className="sr-only" max={QUIZ.length} value={answered(answers)} aria-label="Answered questions" />
        <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1">
          {QUIZ.map(({ key }) => (
            <span key={key} className={`h-1.5 rounded-full forced-colors:border ${answers[key] ? 'bg-primary' : 'bg-line'}`} />
          ))}
        </div>
        <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
          <span>
            {answered(answers)} of {QUIZ.length} answered
          </span>
          <span role="status">{state}</span>
        </p>
      </div>
      <ol className="grid gap-6">
        {QUIZ.map((question, index) => (
          <li key={question.key} id={question.key} className="scroll-mt-20">
            <QuestionCard
              question={question}
              number={index + 1}
              answer={answers[question.key]}
              onChange={(answer) => change(question.key, answer)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
