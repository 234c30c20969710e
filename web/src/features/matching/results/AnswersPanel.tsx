import { Lock } from 'lucide-react';
import type { MatchQuery, PrivateAnswers } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { answersByStep, hasAnswers, type StepAnswers } from '../../../entities/match/answer-words.ts';

/** The answers behind the list, each with a link to its step. Empty when nothing was answered. */
export function AnswersPanel({ query, hidden }: { query: MatchQuery; hidden: PrivateAnswers }) {
  const steps = answersByStep(query, hidden);
  if (!hasAnswers(steps)) return null;
  return (
    <section aria-labelledby="asked" className="mt-6 rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 id="asked" className="text-lg">
        Your answers
      </h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {steps.map((asked) => (
          <Step key={asked.step} asked={asked} href={stepHref(query, asked.step)} />
        ))}
      </dl>
    </section>
  );
}

function Step({ asked: { label, texts, isPrivate }, href }: { asked: StepAnswers; href: string }) {
  const isSkipped = texts.length === 0;
  return (
    <div className="min-w-0 text-sm">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
        {label}
        <TextLink to={href} className="-my-1 inline-flex min-h-6 items-center" data-print="hide">
          {isSkipped ? 'Answer' : 'Change'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </TextLink>
      </dt>
      {isSkipped && <dd className="text-muted">Skipped</dd>}
      {texts.map((text) => (
        <dd key={text} className="font-medium">
          {text}
        </dd>
      ))}
      {isPrivate && (
        <dd className="mt-0.5 flex items-center gap-1 text-xs text-muted">
          <Lock aria-hidden="true" className="size-3.5" />
          Only in this tab
        </dd>
      )}
    </div>
  );
}
