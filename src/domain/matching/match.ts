import { chanceOf } from '../colleges/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Chance } from '../colleges/vocabulary.ts';
import { rankOf } from '../rankings/rank-table.ts';
import { DEFAULT_WEIGHTS, MAX_RESULTS, MIN_RESULTS } from '../shared/method.ts';
import type { Answers, Must } from './answers.ts';
import { askedParts, compositeOf, criterionParts, studentSatOf, type AskedPart } from './asked-parts.ts';
import { balancedPlaces } from './balanced.ts';
import type { Candidate } from './candidate.ts';
import { createChanges, type Change } from './change.ts';
import { excludedBy, limited, limitsOf, type Excluded } from './limits.ts';
import { createMatchBoard } from './match-board.ts';
import { explained, type Explanation } from './reasons/reasons.ts';
import { waysBack, type WayBack } from './relaxations.ts';

/** One recommended college: why it is there, what speaks against it, what is not known of it. */
export interface MatchedCollege extends Explanation {
  college: CollegeRecord;
  /** Equal scores share a rank and the next one skips. */
  rank: number;
  /** 0–100, one decimal. */
  score: number;
  /** Share of what was asked for that is known of it, 0–1. */
  coverage: number;
  band: Chance;
  isBalanced: boolean;
  change: Change | null;
}

export interface Match {
  /** The best first. */
  items: MatchedCollege[];
  /** How many meet every limit that holds. */
  candidates: number;
  /** Candidates of which too little is known to place them. */
  unplaced: number;
  /** How many candidates share the first score. */
  tied: number;
  excluded: Excluded;
  relaxed: Must[];
  /** Where nothing was found. */
  relaxations: WayBack[];
  /** Nothing was answered, so this is the usual ranking. */
  isDefault: boolean;
}

interface Extent {
  /** Limits give way until so many colleges remain. */
  minimum?: number;
  most?: number;
}

/** The colleges that fit some answers best, with what made their scores. `all` stand by name, as `candidatesOf` has them. */
export function matched(all: readonly Candidate[], answers: Answers, { minimum = MIN_RESULTS, most = MAX_RESULTS }: Extent = {}): Match {
  const limits = limitsOf(answers);
  const { kept, relaxed, limits: holding } = limited(all, limits, minimum);
  const asked = askedParts(answers);
  const parts = asked.length > 0 ? asked : criterionParts(DEFAULT_WEIGHTS);
  return {
    ...placed(kept, parts, answers, most),
    candidates: kept.length,
    excluded: excludedBy(all, limits),
    relaxed,
    relaxations: kept.length > 0 ? [] : waysBack(all, holding, answers),
    isDefault: asked.length === 0 && limits.length === 0,
  };
}

/** The first of the candidates, each with what its place is made of. */
function placed(kept: readonly Candidate[], parts: readonly AskedPart[], answers: Answers, most: number): Placed {
  const board = createMatchBoard(kept, parts);
  const marks = board.marks();
  const changeOf = createChanges(board, marks, parts);
  const shownOf = (row: number): number => marks.tenths[row] as number;
  const items = board.first(marks, most).map((row) => ({
    rank: rankOf(marks, row) ?? 0,
    score: shownOf(row) / 10,
    coverage: marks.coverage[row] as number,
    change: changeOf(row),
    ...described(kept[row] as Candidate, parts, answers),
  }));
  const balanced = new Set(balancedPlaces(items.map(({ band }) => band)));
  const best = marks.tenths.reduce((most, tenths) => Math.max(most, tenths), 0);
  return {
    items: items.map((item, place) => ({ ...item, isBalanced: balanced.has(place) })),
    unplaced: marks.tenths.filter((tenths) => tenths < 0).length,
    tied: marks.tenths.filter((tenths) => tenths === best).length,
  };
}

type Placed = Pick<Match, 'items' | 'unplaced' | 'tied'>;

function described(candidate: Candidate, parts: readonly AskedPart[], answers: Answers) {
  return {
    college: candidate.college,
    band: chanceOf(candidate.selectivity, studentSatOf(answers) ?? Number.NaN),
    ...explained(compositeOf(parts, candidate).parts, candidate, answers),
  };
}
