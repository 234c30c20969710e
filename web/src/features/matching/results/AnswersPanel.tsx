import { useState } from 'react';
import { Lock, RotateCcw } from 'lucide-react';
import type { MatchQuery, PrivateAnswers } from '../../../api/domain/matching.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { QUESTIONS_PATH, stepHref } from '../../../entities/match/match-addresses.ts';
import { useMajorNames } from '../../../entities/major-search/major-names.ts';
import { answersByStep, hasAnswers, type StepAnswers } from '../../../entities/match/answer-words.ts';
import { forgetAnswers } from '../../../entities/match/last-answers.ts';

/** The answers behind the list, each with a link to its step; in one line until asked for. Empty when nothing was answered. */
export function AnswersPanel({ query, hidden }: { query: MatchQuery; hidden: PrivateAnswers }) {
  const [isOpen, setIsOpen] = useState(false);
  const steps = answersByStep(query, hidden, useMajorNames(query.major));
  if (!hasAnswers(steps)) return null;
  return (
    <section aria-labelledby="asked" className="mt-6 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-center justify-between gap-x-4">
        <h2 id="asked" className="text-lg">
          Your answers
        </h2>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden noscript:hidden"
          aria-expanded={isOpen}
          aria-controls="answers"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Change'}
        </Button>
      </div>
      {!isOpen && (
        <p className="mt-1 line-clamp-2 text-sm print:hidden noscript:hidden">{steps.flatMap(({ texts }) => texts).join(' · ')}</p>
      )}
      <div id="answers" className={isOpen ? '' : 'hidden print:block noscript:block'}>
        <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {steps.map((asked) => (
            <Step key={asked.step} asked={asked} href={stepHref(query, asked.step)} />
          ))}
        </dl>
        <ButtonLink to={QUESTIONS_PATH} variant="quiet" size="small" className="mt-3 -ml-3" data-print="hide" onClick={forgetAnswers}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Start over
        </ButtonLink>
      </div>
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
