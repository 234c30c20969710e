import type { OwnRoommateProfile } from '../../../api/domain/roommates.ts';

interface StatusWords {
  badge: string;
  tone: 'primary' | 'neutral' | 'amber' | 'brick';
  text: string;
}

const SHOWN_UNDER_18 = 'Some members of your college see it.';

/** The state of an own profile in words. */
export function statusWords({ status, isListed, isUnder18 }: Pick<OwnRoommateProfile, 'status' | 'isListed' | 'isUnder18'>): StatusWords {
  switch (status) {
    case 'active':
      return isListed
        ? { badge: 'Shown', tone: 'primary', text: isUnder18 ? SHOWN_UNDER_18 : 'Members of your college see it. You see them, too.' }
        : { badge: 'Saved', tone: 'amber', text: 'It appears to others when your email address is confirmed.' };
    case 'paused':
      return { badge: 'Paused', tone: 'neutral', text: 'Others do not see it. Conversations stay.' };
    case 'matched':
      return { badge: 'Found a roommate', tone: 'primary', text: 'It has left the list. Conversations stay.' };
    case 'expired':
      return { badge: 'Expired', tone: 'amber', text: 'You were not here for 60 days, so it has left the list.' };
    case 'suspended':
      return { badge: 'Suspended', tone: 'brick', text: 'Staff suspended it. You can appeal once.' };
    case 'deleted':
      return { badge: 'Deleted', tone: 'neutral', text: 'It is erased after 30 days.' };
  }
}
