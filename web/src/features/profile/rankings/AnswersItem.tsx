import { useMutation } from '@tanstack/react-query';
import { type MatchSession, queryOf } from '../../../api/domain/matching.ts';
import { METHOD_VERSION } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useMajorNames } from '../../../entities/major-search/major-names.ts';
import { answersByStep } from '../../../entities/match/answer-words.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { saveMatchAnswers } from '../../../entities/student-facts/match-answers.ts';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { savedAnswersQuery } from '../shared/profile.queries.ts';
import { dayText } from '../shared/account-words.ts';

/** One set of saved answers, step by step. */
export function AnswersItem({ session }: { session: MatchSession }) {
  const { id, name, answers, methodVersion, createdAt } = session;
  const { budget, income, homeState, sat, act, homeZip } = answers;
  const hidden = { budget, income, homeState, sat, act, homeZip };
  // An older method version shows a notice on the results page.
  const query = { ...queryOf(answers), ...(methodVersion !== METHOD_VERSION && { v: methodVersion }) };
  const steps = answersByStep(query, hidden, useMajorNames(query.major)).filter(({ texts }) => texts.length > 0);
  const removal = useAnswersRemoval(id);
  return (
    <>
      <h4 className="text-lg leading-snug">{name}</h4>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {steps.map(({ step, label, texts }) => (
          <Answer key={step} label={label} text={texts.join('. ')} />
        ))}
        {steps.length === 0 && <Answer label="Answers" text="All steps skipped" />}
        <Answer label="Saved" text={dayText(createdAt)} />
      </dl>
      <div className="flex flex-wrap gap-2" data-print="hide">
        <ButtonLink to={resultsHref(query)} variant="secondary" size="small" onClick={() => saveMatchAnswers(hidden)}>
          See the matches
          <span className="sr-only"> for {name}</span>
        </ButtonLink>
        <ConfirmButton
          label="Delete"
          name={`Delete ${name}`}
          question="Delete these answers?"
          confirm="Delete them"
          call={removal}
          onConfirm={() => removal.mutate()}
        />
      </div>
    </>
  );
}

const Answer = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="mb-1 sm:mb-0">{text}</dd>
  </>
);

function useAnswersRemoval(id: number) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: () => api.matching.remove({ params: { id } }),
    onSuccess: () => queries.setQueryData(savedAnswersQuery(api).queryKey, (before) => before?.filter((session) => session.id !== id)),
  });
}
