import { foldName } from '../shared/fold-name.ts';
import type { AwardGroup } from './award-levels.ts';

/** The phrases of people for each level, separated by "|", as folded words. */
export const AWARD_PHRASES: Readonly<Record<AwardGroup, string>> = {
  certificate: 'certificate|certificates|certificate program|certificate programs|certification',
  associate: 'associate degree|associates degree|associate degrees|associates degrees|associate program|associate programs|associates',
  bachelor: 'bachelor degree|bachelors degree|bachelor degrees|bachelors degrees|bachelor program|bachelors|bachelor',
  graduate:
    'masters|masters degree|masters degrees|masters program|masters programs|graduate program|graduate programs|grad programs|phd|phd program|doctorate',
};

/** Phrases around a major that say nothing about it. */
export const STUDY_PHRASES =
  'major|majors|degree|degrees|program|programs|degree in|degrees in|major in|majors in|majoring in|program in|programs in|study|to study|studying|where to study|where can i study|for studying';

const WORDS: ReadonlySet<string> = new Set([...Object.values(AWARD_PHRASES), STUDY_PHRASES].flatMap((phrases) => phrases.split(/[ |]/)));

/** "welding certificate" is "welding". The text is folded; of nothing else it is empty. */
export const withoutAwardWords = (text: string): string =>
  foldName(text)
    .split(' ')
    .filter((word) => !WORDS.has(word))
    .join(' ');
