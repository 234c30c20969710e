import { PRODUCT, type SearchQuery } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ignorePlace } from './private/PrivateValues.tsx';
import { defaultOrderOf } from './sort-options.ts';

interface Props {
  query: SearchQuery;
  /** Whether this tab knows a budget, an income or a score. */
  hasAnswers: boolean;
}

/** What the suggested order and the order by match mean. The select names the others well enough. */
export function OrderNote({ query, hasAnswers }: Props) {
  const order = query.sort?.key ?? defaultOrderOf(query);
  if (order !== 'suggested' && order !== 'match') return null;
  return (
    <p className="w-full text-sm text-muted">
      {order === 'match' ? <MatchNote hasAnswers={hasAnswers} /> : <SuggestedNote home={query.home} />}
    </p>
  );
}

function SuggestedNote({ home }: { home: string | undefined }) {
  const how = <TextLink to="/personal-rankings-explained">How we order</TextLink>;
  if (home === undefined)
    return <>Suggested: the highest overall scores first. Small colleges and those that report little come later. {how}</>;
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

function MatchNote({ hasAnswers }: Pick<Props, 'hasAnswers'>) {
  const link = <TextLink to={`/${PRODUCT.slug}`}>{hasAnswers ? 'Answer more questions' : 'Answer the questions'}</TextLink>;
  return hasAnswers ? (
    <>Best match by the budget, income and scores of this tab. {link}</>
  ) : (
    <>In suggested order, because this tab knows no budget, income or score of yours. {link}</>
  );
}
