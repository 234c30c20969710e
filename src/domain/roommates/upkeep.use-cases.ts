import { DAY } from '../shared/time.ts';
import { stillLookingEmail } from './emails/still-looking-email.ts';
import { REQUEST_DAYS } from './profile.ts';
import type { RoommatesPorts } from './roommates.ports.ts';

/** Days without activity. */
const REMIND_AFTER = 45;
const EXPIRE_AFTER = 60;
const MOST_EMAILS = 200;

/** What time does to requests and profiles. */
export const createRoommateUpkeep = ({ upkeep, publicUrl }: Pick<RoommatesPorts, 'upkeep' | 'publicUrl'>) => ({
  /** Ends old requests, emails owners who were away, and hides the profiles of those who stayed away. True: there may be more. */
  async run(): Promise<boolean> {
    await upkeep.expireRequests(REQUEST_DAYS * DAY);
    await upkeep.expireProfiles(EXPIRE_AFTER);
    const message = (to: string) => stillLookingEmail(to, { daysLeft: EXPIRE_AFTER - REMIND_AFTER }, publicUrl);
    return (await upkeep.remind({ days: REMIND_AFTER, most: MOST_EMAILS, message })) === MOST_EMAILS;
  },
});
