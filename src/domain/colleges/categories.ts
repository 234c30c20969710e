/** Control in search parameters. `COLLEGE_TYPES` are the stored and displayed values. */
export const CONTROLS = ['public', 'private_nonprofit', 'private_for_profit'] as const;
export type Control = (typeof CONTROLS)[number];

/** Flags in search parameters. `religious` means any religious affiliation; `noFee` that an application is free. */
export const SEARCH_FLAGS = [
  'community',
  'hbcu',
  'tribal',
  'women',
  'online',
  'religious',
  'noFee',
  'rotc',
  'abroad',
  'federalAid',
  'housing',
] as const;
export type SearchFlag = (typeof SEARCH_FLAGS)[number];

/** How urban a campus is. Each setting has three of the twelve `LOCALES`. */
export const SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What a college is made for, if it is not made for many fields. All but liberal arts colleges are specialist schools. */
export const FOCUSES = ['liberal-arts', 'arts', 'health', 'business', 'trades', 'other'] as const;
export type Focus = (typeof FOCUSES)[number];

/** Where the teams of a college compete: a division of the NCAA, or another association. */
export const DIVISIONS = ['ncaa-1', 'ncaa-2', 'ncaa-3', 'naia', 'njcaa', 'other'] as const;
export type Division = (typeof DIVISIONS)[number];

/** The acceptance rate is a number, open admission, or unknown. */
export const ADMISSIONS_KNOWN = ['reported', 'open', 'unknown'] as const;
export type AdmissionsKnown = (typeof ADMISSIONS_KNOWN)[number];

/** The chance of admission in words. A percentage needs applicant-level data, and none is available. */
export const CHANCES = ['reach', 'target', 'likely', 'unknown'] as const;
export type Chance = (typeof CHANCES)[number];

/** Family income bands of the federal net price tables, US dollars a year. */
export const INCOME_BANDS = ['0-30000', '30001-48000', '48001-75000', '75001-110000', '110001-plus'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
