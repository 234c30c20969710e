import type { Ref } from 'react';
import { IMPORTANCE_LABELS, QUIZ, type QuizAnswer, type QuizAnswers } from '../../../api/domain/roommates.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { quizHref } from '../quiz-address.ts';

/** All answers, each with a link to its question. */
export const QuizSummary = ({ answers, heading }: { answers: QuizAnswers; heading: Ref<HTMLHeadingElement> }) => (
  <section aria-labelledby="summary-title" className="rounded-card border border-line bg-card p-4 sm:p-5">
    <h2 ref={heading} id="summary-title" tabIndex={-1} className="text-xl outline-none">
      Your answers
    </h2>
    <dl className="mt-3">
      {QUIZ.map(({ key, name, options }) => {
        const answer = answers[key];
        return (
          <div key={key} className="border-t border-line py-2 text-sm">
            <dt>
              <TextLink to={quizHref(key)} className="inline-flex min-h-6 items-center font-medium">
                {name}
              </TextLink>
            </dt>
            <dd className={answer ? '' : 'text-muted'}>
              {answer ? options.find(({ value }) => value === answer.answer)?.label : 'Not answered'}
              {answer && <span className="text-muted"> · {weightText(answer)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  </section>
);

const weightText = ({ importance, isDealBreaker }: QuizAnswer): string =>
  isDealBreaker ? 'deal-breaker' : `matters: ${IMPORTANCE_LABELS[importance].toLowerCase()}`;
