import type { Match, MatchedCollege, MatchQuery, PrivateAnswers } from '../../../api/domain/matching.ts';
import { BAND_CAVEAT, BAND_WORDS, type Band } from '../../../entities/match/band-words.ts';
import { ChanceIcon } from '../../../entities/match/ChanceBadge.tsx';
import { hasScore } from '../../../entities/match/private-answers.ts';
import { BestMatches } from './BestMatches.tsx';
import { MatchCard } from './MatchCard.tsx';
import { behindText, mainTitle, restTitle } from './group-titles.ts';

/** Hardest to get into first. */
const BANDS: readonly Band[] = ['reach', 'target', 'likely', 'unknown'];

interface Props {
  match: Match;
  query: MatchQuery;
  /** What this tab knows of the student. With a test score, the bands say something about the student. */
  student: PrivateAnswers;
}

/**
 * The best matches as a table, then the balanced list, grouped by the chance of admission, then all other matches in order. With dropped requirements, the first part has the
 * colleges that meet all of them, and the second those that do not.
 */
export function MatchGroups({ match, query, student }: Props) {
  const { items } = match;
  const balanced = items.filter(({ isBalanced }) => isBalanced);
  const more = items.filter(({ isBalanced }) => !isBalanced);
  const cards = { match, query, student };
  return (
    <>
      <BestMatches match={match} student={student} />
      <section aria-labelledby="balanced">
        <h2 id="balanced" className="text-2xl">
          {mainTitle(match)}
        </h2>
        <p className="mt-2 max-w-text text-muted">A mix of colleges that are harder and easier to get into. {BAND_CAVEAT}</p>
        {BANDS.map((band) => (
          <Group key={band} band={band} items={balanced.filter((item) => item.band === band)} {...cards} />
        ))}
      </section>
      {more.length > 0 && (
        <section aria-labelledby="more" className="mt-12">
          <h2 id="more" className="text-2xl">
            {restTitle(match)}
          </h2>
          <Cards items={more} heading="h3" {...cards} />
        </section>
      )}
    </>
  );
}

function Group({ band, items, ...cards }: Props & { band: Band; items: readonly MatchedCollege[] }) {
  if (items.length === 0) return null;
  const { label, withScore, withoutScore } = BAND_WORDS[band];
  return (
    <section aria-labelledby={`band-${band}`} className="mt-8">
      <h3 id={`band-${band}`} className="flex items-center gap-2 text-xl">
        <ChanceIcon band={band} className="size-5 shrink-0" />
        {label}
      </h3>
      <p className="text-sm text-muted">
        {hasScore(cards.student) ? withScore : withoutScore} {behindText(items, cards.match)}
      </p>
      <Cards items={items} heading="h4" {...cards} />
    </section>
  );
}

function Cards({ items, heading, match, ...card }: Props & { items: readonly MatchedCollege[]; heading: 'h3' | 'h4' }) {
  const isTied = (item: MatchedCollege) => match.items.some((other) => other.rank === item.rank && other !== item);
  return (
    <ul className="mt-4 grid gap-4">
      {items.map((item) => (
        <li key={item.college.id}>
          <MatchCard item={item} match={match} isTied={isTied(item)} {...card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
