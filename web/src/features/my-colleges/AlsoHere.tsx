import type { ReactNode } from 'react';
import { serializeMatch } from '../../api/domain/matching.ts';
import { compareHref, useCompareList } from '../../entities/compare/store.ts';
import { useMajorNames } from '../../entities/major-search/major-names.ts';
import { answersByStep } from '../../entities/match/answer-words.ts';
import { useLastAnswers } from '../../entities/match/last-answers.ts';
import { QUESTIONS_PATH, resultsHref } from '../../entities/match/match-addresses.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** What else this browser keeps: the compare list, and the answers of this tab. */
export function AlsoHere() {
  const compared = useCompareList();
  const last = useLastAnswers();
  const answers = answersByStep(last, usePrivateAnswers(), useMajorNames(last.major)).flatMap(({ texts }) => texts);
  if (compared.length === 0 && answers.length === 0) return null;
  return (
    <div className="mt-10 grid gap-4 md:grid-cols-2">
      {compared.length > 0 && (
        <Part title="To compare" link={{ to: compareHref(compared.map(({ id }) => id)), label: `Compare ${compared.length}` }}>
          <ul className="list-disc pl-5">
            {compared.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Your answers" link={serializeMatch(last) === '' ? QUESTIONNAIRE : { to: resultsHref(last), label: 'See my matches' }}>
          <p>{answers.join(' · ')}</p>
          <p className="mt-1 text-sm text-muted">These stay in this tab until you close it.</p>
        </Part>
      )}
    </div>
  );
}

const QUESTIONNAIRE = { to: QUESTIONS_PATH, label: 'Open the questionnaire' };

function Part({ title, link, children }: { title: string; link: { to: string; label: string }; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2">{children}</div>
      <TextLink to={link.to} className="mt-3 inline-flex min-h-8 items-center text-sm">
        {link.label}
      </TextLink>
    </section>
  );
}
