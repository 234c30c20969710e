import { FEWEST_SHARED, QUIZ } from '../../api/domain/roommates.ts';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

interface Match {
  /** 0 to 100; null below six shared answers. */
  displayed: number | null;
  n: number;
}

/** The match as a number in a ring, with its words: the ring alone says nothing to screen readers. */
export function MatchRing({ match }: { match: Match | null }) {
  if (match === null || match.displayed === null) return <p className="text-sm text-muted">{noNumberText(match?.n ?? 0)}</p>;
  const percent = Math.round(match.displayed);
  return (
    <p className="flex items-center gap-2 text-sm">
      <svg viewBox="0 0 48 48" className="size-12 shrink-0" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          transform="rotate(-90 24 24)"
          className="stroke-primary"
        />
        <text x="24" y="25" textAnchor="middle" dominantBaseline="central" fontSize="14" className="fill-ink font-semibold">
          {percent}
        </text>
      </svg>
      <span>
        <span className="sr-only">{percent} of 100: </span>
        <span className="font-medium">Match</span>
        <span className="block text-xs text-muted">
          {match.n} of {QUIZ.length} answered by both
        </span>
      </span>
    </p>
  );
}

/** Few shared answers, or a deal-breaker of one that the other has not answered. */
function noNumberText(shared: number): string {
  if (shared >= FEWEST_SHARED) return 'No number yet: a deal-breaker waits for an answer';
  return shared > 0 ? `Not enough answers yet (${shared} of ${FEWEST_SHARED} needed)` : 'Not enough answers yet';
}
