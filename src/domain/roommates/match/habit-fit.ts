import { fitOf, weightOf } from './answer-fit.ts';
import { IMPORTANCES, QUIZ, type QuizAnswer, type QuizAnswers, type QuizQuestion } from '../quiz.ts';

/** How well the habits of two people fit. Decision 43 says why. */
export interface HabitFit {
  /** The geometric mean of the two sides, the same for both people. Null without a shared answer. */
  score: number | null;
  /** After the reduction by 100/n. */
  displayed: number | null;
  /** Questions that both answered. */
  n: number;
  youToThem: number | null;
  themToYou: number | null;
  /** An answer is a deal-breaker of the other person. */
  hasDealBreaker: boolean;
  /** A deal-breaker of one waits for an answer of the other. */
  hasOpenDealBreaker: boolean;
}

/** Sums over the questions. `wanted`: the weights of a person; `met`: the part of them that the other person's answers meet. */
export interface HabitSums {
  mine: { wanted: number; met: number };
  theirs: { wanted: number; met: number };
  n: number;
  hasDealBreaker: boolean;
  hasOpenDealBreaker: boolean;
}

/**
 * The answers of a person as one number for each question: 0 for a skipped one, otherwise the answer (3 bits), the accepted answers
 * (8 bits), the importance (2 bits), whether it is a deal-breaker (1 bit) and a bit that is always set.
 */
export type PackedAnswers = Uint16Array;

export const QUESTIONS = QUIZ.length;
const ANSWER = 0b111;
const ACCEPTS_AT = 3;
const ACCEPTS = 0xff << ACCEPTS_AT;
const IMPORTANCE_AT = 11;
const DEAL_BREAKER = 1 << 13;
const ANSWERED = 1 << 14;

/** A skipped question has the weight of the first importance, which is 0. */
const WEIGHTS = Uint8Array.from(IMPORTANCES, (importance) => weightOf({ importance }));
/** All sets of accepted answers, by their bits. */
const ACCEPTED_SETS = 1 << (IMPORTANCE_AT - ACCEPTS_AT);

type FitTable = Uint8Array;
let fitTables: readonly FitTable[] | undefined;
/** A table for each question. The first comparison makes them, because most processes make no comparison. */
const fitsOfQuestions = (): readonly FitTable[] => (fitTables ??= createFitTables());

function createFitTables(): FitTable[] {
  const tables = { ordinal: fitTable('ordinal'), nominal: fitTable('nominal') };
  return QUIZ.map(({ scale }) => tables[scale]);
}

/** Two times the fit of an answer to accepted answers, at their bits. Whole numbers are added faster. */
function fitTable(scale: QuizQuestion['scale']): FitTable {
  const table = new Uint8Array(1 << IMPORTANCE_AT);
  const values = [...Array(ANSWER + 1).keys()];
  for (let set = 0; set < ACCEPTED_SETS; set += 1) {
    const accepts = values.filter((value) => set & (1 << value));
    for (const answer of values) table[(set << ACCEPTS_AT) | answer] = 2 * fitOf(scale, accepts, answer);
  }
  return table;
}

export function habitFit(mine: QuizAnswers, theirs: QuizAnswers): HabitFit {
  const packed: PackedAnswers = new Uint16Array(2 * QUESTIONS);
  packAnswers(mine, packed);
  packAnswers(theirs, packed, QUESTIONS);
  return packedFit(packed, packed, QUESTIONS);
}

/** Writes the answers from a place on. */
export function packAnswers(answers: QuizAnswers, into: PackedAnswers, from = 0): void {
  for (const [question, { key }] of QUIZ.entries()) into[from + question] = pack(answers[key]);
}

function pack(given: QuizAnswer | undefined): number {
  if (!given) return 0;
  const accepts = given.accepts.reduce((set, value) => set | (1 << value), 0);
  const importance = IMPORTANCES.indexOf(given.importance) << IMPORTANCE_AT;
  return ANSWERED | (given.isDealBreaker ? DEAL_BREAKER : 0) | importance | (accepts << ACCEPTS_AT) | given.answer;
}

/**
 * The fit of a person with another one, whose answers are in `cells` from a place on; fast enough for thousands. What one answered and the
 * other left out counts as no fit, with the importance that the one gave it: no habit is better hidden than told (decision 43).
 */
export function packedFit(mine: PackedAnswers, cells: PackedAnswers, from: number): HabitFit {
  let n = 0;
  let myWanted = 0;
  let myMet = 0;
  let theirWanted = 0;
  let theirMet = 0;
  let open = 0;
  let broken = 0;
  const tables = fitsOfQuestions();
  for (let question = 0; question < QUESTIONS; question += 1) {
    const my = mine[question] as number;
    const their = cells[from + question] as number;
    const myWeight = weightIn(my);
    const theirWeight = weightIn(their);
    myWanted += myWeight;
    theirWanted += theirWeight;
    if ((my & their & ANSWERED) === 0) {
      open |= my | their;
      continue;
    }
    const fits = tables[question] as FitTable;
    const myFit = fits[(my & ACCEPTS) | (their & ANSWER)] as number;
    const theirFit = fits[(their & ACCEPTS) | (my & ANSWER)] as number;
    n += 1;
    myMet += myWeight * myFit;
    theirMet += theirWeight * theirFit;
    if (myFit === 0) broken |= my;
    if (theirFit === 0) broken |= their;
  }
  return fitOfSums({
    mine: { wanted: myWanted, met: myMet / 2 },
    theirs: { wanted: theirWanted, met: theirMet / 2 },
    n,
    hasDealBreaker: (broken & DEAL_BREAKER) !== 0,
    hasOpenDealBreaker: (open & DEAL_BREAKER) !== 0,
  });
}

const weightIn = (cell: number): number => WEIGHTS[(cell >> IMPORTANCE_AT) & 0b11] as number;

/** The figures. A person to whom nothing matters is satisfied. */
export function fitOfSums({ mine, theirs, n, hasDealBreaker, hasOpenDealBreaker }: HabitSums): HabitFit {
  const you = n === 0 ? null : shareOf(mine);
  const them = n === 0 ? null : shareOf(theirs);
  const score = you === null || them === null ? null : 100 * Math.sqrt(you * them);
  return {
    score,
    displayed: score === null ? null : Math.max(0, score - 100 / n),
    n,
    youToThem: you === null ? null : 100 * you,
    themToYou: them === null ? null : 100 * them,
    hasDealBreaker,
    hasOpenDealBreaker,
  };
}

const shareOf = ({ wanted, met }: HabitSums['mine']): number => (wanted === 0 ? 1 : met / wanted);
