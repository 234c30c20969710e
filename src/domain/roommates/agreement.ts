import { weightOf } from './match/answer-fit.ts';
import { habitOf } from './answers.ts';
import { QUIZ, type QuizAnswers, type QuizKey } from './quiz.ts';

type Proposal = (lower: number, higher: number) => string;

/** One text for each lower answer: the earlier, the quieter, the rarer one. */
const by =
  (...texts: readonly string[]): Proposal =>
  (lower) =>
    texts[lower - 1] ?? '';

/** Middles of the answers, in °F. */
const DEGREES = [65, 67, 72, 75] as const;

/** What the two may decide, between their answers. */
const PROPOSALS: Record<QuizKey, Proposal> = {
  bedtime: by(
    'a small lamp and headphones from 10 p.m. on weeknights',
    'a small lamp and headphones from 11:30 p.m. on weeknights',
    'a small lamp and headphones from 1 a.m. on weeknights',
  ),
  wake: by(
    'before 8 a.m., one alarm without snooze, and clothes laid out the evening before',
    'before 9 a.m., one alarm without snooze, and clothes laid out the evening before',
    'before 10 a.m., one alarm without snooze',
  ),
  tidiness: by(
    'dishes the same day, and the whole floor clear every third evening',
    'each tidies up twice a week, and both clean together every second Sunday',
    'both clean together every second Sunday',
  ),
  noise: by(
    'headphones after 9 p.m., and calls outside',
    'headphones after 10 p.m., and calls outside after that',
    'headphones after midnight',
  ),
  study: by(
    'silence in the room from 7 to 9 p.m. on weeknights',
    'two evenings a week on which the room is for studying',
    'one evening a week on which the room is for studying',
  ),
  guests: by(
    'friends over on at most two days a week, until 9 p.m.',
    'friends over on at most three days a week, until 10 p.m.',
    'friends over on at most five days a week, until 10 p.m.',
  ),
  overnight: by(
    'at most one night a month, after both agreed a week before',
    'at most two nights a month, with a week’s notice',
    'at most three nights a month, with three days’ notice',
  ),
  temperature: (lower, higher) =>
    `${Math.round(((DEGREES[lower - 1] ?? 70) + (DEGREES[higher - 1] ?? 70)) / 2)} °F at night, with a blanket or a fan for one of you`,
  parties: by(
    'a party in the room only on evenings that both chose a week before',
    'one party a month, announced a week before, and its host cleans up',
    'two parties a month, until midnight, and their host cleans up',
  ),
  sharing: by(
    'one list of things that both use, and nothing else is borrowed',
    'one list of things that both use, and a question before anything else',
    'a list of the few things that only their owner uses',
  ),
  conflict: () => 'ten minutes every Sunday for what bothers you; what cannot wait, the same day',
  smoking: (lower) => (lower === 0 ? 'never in the room, and outside only away from the window' : 'outside only, away from the window'),
};

/** Lines to settle, one for each question with different answers, first what matters most to the two. */
export function draftAgreement(mine: QuizAnswers, theirs: QuizAnswers): string[] {
  return QUIZ.flatMap((question) => {
    const my = mine[question.key];
    const their = theirs[question.key];
    if (!my || !their || my.answer === their.answer) return [];
    const habits = `you ${habitOf(question, my.answer)}; they ${habitOf(question, their.answer)}.`;
    const proposal = PROPOSALS[question.key](Math.min(my.answer, their.answer), Math.max(my.answer, their.answer));
    return [{ weight: weightOf(my) + weightOf(their), text: `${question.name}: ${habits} Proposal: ${proposal.replace(/\.?$/, '.')}` }];
  })
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
}
