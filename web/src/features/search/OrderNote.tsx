import type { ReactNode } from 'react';
import { MIN_COHORT } from '../../api/domain/colleges.ts';
import { COMPARABLE } from '../../api/domain/rankings.ts';
import type { SearchQuery, SortKey } from '../../api/domain/search.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ignorePlace } from './private/PrivateValues.tsx';
import { defaultOrderOf } from './sort-options.ts';
import { useQuestionsHref } from './use-questions-href.ts';

interface Props {
  query: SearchQuery;
  /** Whether this tab knows a budget, an income or a score. */
  hasAnswers: boolean;
  /** No college was found. */
  isEmpty: boolean;
}

/** What a search by name, the suggested order, the order by match and orders by a rate mean. The select names the others well enough. */
export function OrderNote(props: Props) {
  const note = noteOf(props);
  return note === undefined ? null : (
    <p data-print="hide" className="w-full text-xs text-muted sm:text-sm">
      {note}
    </p>
  );
}

function noteOf({ query, hasAnswers, isEmpty }: Props): ReactNode {
  const order = query.sort?.key ?? defaultOrderOf(query);
  if (order === 'match') return <MatchNote query={query} hasAnswers={hasAnswers} />;
  if (order === 'relevance' && query.q !== undefined) return isEmpty ? undefined : `These colleges have a name like “${query.q}”.`;
  if (order === 'suggested') return <SuggestedNote home={query.home} />;
  return RATE_NOTES[order];
}

const SMALL = `Colleges with under ${COMPARABLE.students} undergraduates`;
const FEW = `${SMALL}, and rates of under ${MIN_COHORT} students, come later.`;
const RATE_NOTES: Partial<Record<SortKey, string>> = { acceptance: `${SMALL} come later.`, gradRate: FEW, retention: FEW };

function SuggestedNote({ home }: { home: string | undefined }) {
  const how = <TextLink to="/personal-rankings-explained">How we order</TextLink>;
  if (home === undefined)
    return (
      <>
        Suggested: highest overall scores first<span className="max-sm:hidden">, small and little-known colleges later</span>. {how}
      </>
    );
  return (
    <>
      Suggested: near {home} first.{' '}
      <button type="button" onClick={ignorePlace} className="text-primary underline underline-offset-3">
        Show without my place
      </button>
      {' · '}
      {how}
    </>
  );
}

function MatchNote({ query, hasAnswers }: Omit<Props, 'isEmpty'>) {
  const link = <TextLink to={useQuestionsHref(query)}>{hasAnswers ? 'Answer more questions' : 'Answer the questions'}</TextLink>;
  return hasAnswers ? (
    <>Best match by the budget, income and scores of this tab. {link}</>
  ) : (
    <>In suggested order, because this tab knows no budget, income or score of yours. {link}</>
  );
}
