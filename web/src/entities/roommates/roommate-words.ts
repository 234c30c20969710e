import {
  LOOKING_LABELS,
  ROOM_BUDGET_LABELS,
  type RoommateRequest,
  SCHOOL_YEAR_LABELS,
  type SOCIAL_LINKS,
  termLabel,
} from '../../api/domain/roommates.ts';

/** What a card and a profile say below the name: year, major, age. */
export function personLine({
  schoolYear,
  major,
  age = null,
  isUnder18 = false,
}: {
  schoolYear: keyof typeof SCHOOL_YEAR_LABELS;
  major: string | null;
  age?: number | null;
  isUnder18?: boolean;
}): string {
  const ageText = isUnder18 ? 'under 18' : age;
  return [SCHOOL_YEAR_LABELS[schoolYear], major, ageText].filter((part) => part !== null && part !== '').join(' · ');
}

/** What a person is looking for, without what is not stated. */
export const lookingWords = (of: {
  looking: keyof typeof LOOKING_LABELS | null;
  moveInTerm: string | null;
  budget: keyof typeof ROOM_BUDGET_LABELS | null;
}): string[] =>
  [
    of.looking && (of.looking === 'either' ? 'On or off campus' : LOOKING_LABELS[of.looking]),
    of.moveInTerm && termLabel(of.moveInTerm),
    of.budget && ROOM_BUDGET_LABELS[of.budget],
  ].filter((part) => part !== null);

type State = Pick<RoommateRequest, 'state' | 'box'>;

/** The state of a request in one or two words. */
export function requestWords({ state, box }: State): string {
  switch (state) {
    case 'pending':
      return box === 'in' ? 'Waits for you' : 'Waits for an answer';
    case 'accepted':
      return 'Accepted';
    case 'declined':
      return 'You declined';
    case 'withdrawn':
      return box === 'in' ? 'Taken back' : 'You took it back';
    case 'expired':
      return 'Expired';
    case 'closed':
      return 'Closed';
  }
}

export const REQUEST_TONES = {
  pending: 'amber',
  accepted: 'primary',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const;

export const SOCIAL_WORDS: Record<(typeof SOCIAL_LINKS)[number], string> = { snapchat: 'Snapchat', tiktok: 'TikTok', discord: 'Discord' };
