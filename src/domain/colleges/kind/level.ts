import type { College, CollegeLevel } from '../college.ts';
import { isPublic } from './is-public.ts';

/** A class is missing on cards, whose level is already the one of `levelOf`. */
export type LevelInput = Pick<College, 'type' | 'level'> & Partial<Pick<College, 'carnegieClassification'>>;

/** Classes of 2021 and 2025 with more associate's than bachelor's degrees. */
const MOSTLY_ASSOCIATES = /^(Associate's Colleges|Baccalaureate\/Associate's Colleges|(Mixed|Professions-focused) Associate[ /])/;

/**
 * The level that most students study at. A public college that awards mainly associate's degrees is a two-year college, also where
 * it grants some bachelor's degrees, which make its official level four-year.
 */
export const levelOf = ({ type, level, carnegieClassification }: LevelInput): CollegeLevel =>
  isPublic({ type }) && MOSTLY_ASSOCIATES.test(carnegieClassification ?? '') ? 2 : level;

export const isCommunityCollege = (college: LevelInput): boolean => isPublic(college) && levelOf(college) === 2;

const LEVEL_WORDS: Record<CollegeLevel, string> = { 2: 'two-year', 4: 'four-year' };

/** How long students pay: "Four years". */
export const studyText = (level: CollegeLevel): string => (level === 4 ? 'Four years' : 'Two years');

/** "Community college", "Public, four-year" */
export const kindText = (college: LevelInput): string =>
  isCommunityCollege(college) ? 'Community college' : `${college.type}, ${LEVEL_WORDS[levelOf(college)]}`;

/** "community college", "public four-year college": for sentences. */
export const kindNoun = (college: LevelInput): string =>
  isCommunityCollege(college) ? 'community college' : `${college.type.toLowerCase()} ${LEVEL_WORDS[levelOf(college)]} college`;
