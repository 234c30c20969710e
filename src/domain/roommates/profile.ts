import { DAY } from '../shared/time.ts';

/** The words of a roommate profile. The order is the order on the pages. */
export const SCHOOL_YEARS = ['incoming', 'freshman', 'sophomore', 'junior', 'senior', 'grad', 'transfer'] as const;
export type SchoolYear = (typeof SCHOOL_YEARS)[number];
export const SCHOOL_YEAR_LABELS: Record<SchoolYear, string> = {
  incoming: 'Incoming',
  freshman: 'Freshman',
  sophomore: 'Sophomore',
  junior: 'Junior',
  senior: 'Senior',
  grad: 'Grad',
  transfer: 'Transfer',
};

export const LOOKING = ['on-campus', 'off-campus', 'either'] as const;
export type Looking = (typeof LOOKING)[number];
export const LOOKING_LABELS: Record<Looking, string> = {
  'on-campus': 'On-campus room',
  'off-campus': 'Off-campus apartment',
  either: 'Either',
};

/** One person's share of the rent, in dollars a month. */
export const ROOM_BUDGETS = ['under-600', '600-899', '900-1199', '1200-1599', '1600-plus'] as const;
export type RoomBudget = (typeof ROOM_BUDGETS)[number];
export const ROOM_BUDGET_LABELS: Record<RoomBudget, string> = {
  'under-600': 'Under $600 a month',
  '600-899': '$600 to $899 a month',
  '900-1199': '$900 to $1,199 a month',
  '1200-1599': '$1,200 to $1,599 a month',
  '1600-plus': '$1,600 or more a month',
};

/** A move-in term: its year and season, "2027-fall". */
export type MoveInTerm = `${number}-${'spring' | 'summer' | 'fall'}`;
export const MOVE_IN_TERM = /^20\d\d-(spring|summer|fall)$/;

export const PROFILE_LIMITS = { minAge: 16, maxAge: 99, interests: 10, traits: 8, word: 30, bio: 600, major: 80, handle: 50 } as const;
export const INSTAGRAM_HANDLE = /^[A-Za-z0-9_](?:[A-Za-z0-9_.]{0,28}[A-Za-z0-9_])?$/;
export const FACEBOOK_HANDLE = /^[A-Za-z0-9](?:[A-Za-z0-9.]{3,48}[A-Za-z0-9])$/;

/** Other places where a person can be found. Shown like handles: after both accept. */
export const SOCIAL_LINKS = ['snapchat', 'tiktok', 'discord'] as const;
export type SocialLink = (typeof SOCIAL_LINKS)[number];
export const SOCIAL_HANDLE = /^[A-Za-z0-9_.#-]{2,40}$/;

/**
 * `active`: in the browse list. `paused`: its owner hides it. `matched`: its owner found a roommate. `expired`: 60 days without activity.
 * `suspended`: by staff. `deleted`: purged after 30 days.
 */
export const VISIBILITY_STATUSES = ['active', 'paused', 'matched', 'expired', 'suspended', 'deleted'] as const;
export type VisibilityStatus = (typeof VISIBILITY_STATUSES)[number];

/** The states that an owner may choose. */
export const CHOSEN_STATUSES = ['active', 'paused', 'matched'] as const satisfies readonly VisibilityStatus[];
export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

/** What a person writes about themselves. */
export interface ProfileValues {
  collegeId: number;
  age: number;
  schoolYear: SchoolYear;
  major: string | null;
  looking: Looking | null;
  moveInTerm: string | null;
  budget: RoomBudget | null;
  interests: string[];
  traits: string[];
  bio: string;
  instagramHandle: string | null;
  facebookHandle: string | null;
  socialMediaLinks: Partial<Record<SocialLink, string>>;
}

/** Parts of the year, not days. */
export const LAST_ACTIVE = ['this-week', 'last-week', 'this-month', 'earlier'] as const;
export type LastActive = (typeof LAST_ACTIVE)[number];
export const LAST_ACTIVE_LABELS: Record<LastActive, string> = {
  'this-week': 'Active this week',
  'last-week': 'Active last week',
  'this-month': 'Active this month',
  earlier: 'Active more than a month ago',
};

export const ROOMMATE_SORTS = ['match', 'newest', 'active'] as const;
export type RoommateSort = (typeof ROOMMATE_SORTS)[number];

/** `closed`: declined, or the other person found a roommate: its sender is not told which. */
export const REQUEST_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const REQUEST_DAYS = 14;

/** Colleges at which a person has profiles, or had one in the last 90 days. */
export const MOST_COLLEGES = 3;
export const COLLEGES_SECONDS = 90 * DAY;
export const MOST_COLLEGES_WORDS = `You can look for a roommate at ${MOST_COLLEGES} colleges within 90 days. Please write to us if you need another one.`;
