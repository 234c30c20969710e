import type { Match, MatchQuery } from '../../../api/domain/matching.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { resultsHref, stepHref } from '../../../entities/match/match-addresses.ts';
import { savePrivateAnswers, privateAnswers } from '../../../entities/match/private-answers.ts';
import { withRequirement } from '../read-answers.ts';

type Relaxation = Match['relaxations'][number];

/** No college meets every requirement: the single changes that would, each with its number of colleges. */
export function NoMatches({ match: { relaxations }, query }: { match: Match; query: MatchQuery }) {
  return (
    <div className="mt-6">
      <EmptyState title={relaxations.length === 0 ? 'Your requirements leave no colleges' : 'Change one requirement'}>
        <ul className="grid gap-2 empty:hidden">
          {relaxations.map((relaxation) => (
            <li key={relaxation.text}>
              <Change relaxation={relaxation} query={query} />
              <span className="figure"> · {collegesText(relaxation.count)}</span>
            </li>
          ))}
        </ul>
        <TextLink to={stepHref(query, 1)}>Review your answers</TextLink>
      </EmptyState>
    </div>
  );
}

/** Requirements are in the address, so their change is a link. The budget is only in this tab, so its change is a button. */
function Change({ relaxation: { must, budget, text }, query }: { relaxation: Relaxation; query: MatchQuery }) {
  if (budget === undefined) return <TextLink to={resultsHref(withRequirement(query, must, false))}>{text}</TextLink>;
  return (
    <Button
      variant="secondary"
      size="small"
      className="whitespace-normal"
      onClick={() => savePrivateAnswers({ ...privateAnswers(), budget })}
    >
      {text}
    </Button>
  );
}
