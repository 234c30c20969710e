import type { Match, MatchQuery } from '../../../api/domain.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
import { resultsHref, stepHref } from '../../../entities/match/match-addresses.ts';
import { keepPrivateAnswers, privateAnswers } from '../../../entities/match/private-answers.ts';
import { withMust } from '../read-answers.ts';

type Relaxation = Match['relaxations'][number];

/** No college meets every must: which single change brings how many back. */
export function NoMatches({ match: { relaxations }, query }: { match: Match; query: MatchQuery }) {
  return (
    <div className="mt-6">
      <EmptyState title={relaxations.length === 0 ? 'Several musts together leave nothing' : 'One change is enough'}>
        <ul className="grid gap-2 empty:hidden">
          {relaxations.map((relaxation) => (
            <li key={relaxation.text}>
              <Change relaxation={relaxation} query={query} />
              <span className="figure"> · {collegesText(relaxation.count)}</span>
            </li>
          ))}
        </ul>
        <TextLink to={stepHref(query, 1)}>Go through the questions again</TextLink>
      </EmptyState>
    </div>
  );
}

/** A must stands in the address and so is a link; how much a family can pay is known to this tab alone, and is a button. */
function Change({ relaxation: { must, budget, text }, query }: { relaxation: Relaxation; query: MatchQuery }) {
  if (budget === undefined) return <TextLink to={resultsHref(withMust(query, must, false))}>{text}</TextLink>;
  return (
    <Button
      variant="secondary"
      size="small"
      className="whitespace-normal"
      onClick={() => keepPrivateAnswers({ ...privateAnswers(), budget })}
    >
      {text}
    </Button>
  );
}
