import type { CollegeFlag, CollegeType } from './college.ts';

/** Control as the search addresses it; `COLLEGE_TYPES` is how it is stored and shown. */
export const CONTROLS = ['public', 'private_nonprofit', 'private_for_profit'] as const;
export type Control = (typeof CONTROLS)[number];

const CONTROL_OF: Record<CollegeType, Control> = {
  Public: 'public',
  'Private nonprofit': 'private_nonprofit',
  'Private for-profit': 'private_for_profit',
};

export function controlOf(type: CollegeType): Control {
  return CONTROL_OF[type];
}

export const SIZE_BANDS = ['small', 'medium', 'large'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];

/** Flags by the name the search gives them; `religious` is any affiliation at all. */
export const SEARCH_FLAGS = ['hbcu', 'tribal', 'women', 'online', 'religious'] as const;
export type SearchFlag = (typeof SEARCH_FLAGS)[number];

export const FLAG_FIELD: Record<Exclude<SearchFlag, 'religious'>, CollegeFlag> = {
  hbcu: 'isHBCU',
  tribal: 'isTribal',
  women: 'isWomenOnly',
  online: 'isOnlineOnly',
};

/** What is known of the acceptance rate: a number, an open door, or nothing. */
export const ADMISSIONS_KNOWN = ['reported', 'open', 'unknown'] as const;
export type AdmissionsKnown = (typeof ADMISSIONS_KNOWN)[number];

/** Odds of admission in words; never a percentage: there is no applicant-level data to calibrate one. */
export const CHANCES = ['reach', 'target', 'likely', 'unknown'] as const;
export type Chance = (typeof CHANCES)[number];
