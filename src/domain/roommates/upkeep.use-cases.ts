import { DAY } from '../shared/time.ts';
import { tellEnded } from './contact/tell-ended.use-case.ts';
import { stillLookingEmail } from './emails/still-looking-email.ts';
import { REQUEST_DAYS } from './profile.ts';
import type { RoommatesPorts } from './roommates.ports.ts';

/** Days without activity. */
const REMIND_AFTER = 45;
const EXPIRE_AFTER = 60;
const MOST_EMAILS = 200;

/** What time does to requests and profiles. */
export function createRoommateUpkeep({ transact, publicUrl }: Pick<RoommatesPorts, 'transact' | 'publicUrl'>) {
  const expireRequests = () => transact(async (stores) => tellEnded(stores, await stores.requests.expire(REQUEST_DAYS * DAY)));

  /** One profile at a time, so that no transaction holds the pools of two colleges. */
  async function expireProfiles(): Promise<void> {
    const inactive = await transact(({ profiles }) => profiles.inactive(EXPIRE_AFTER));
    for (const id of inactive) await transact(({ profiles }) => profiles.expire(id, EXPIRE_AFTER));
  }

  /** Emails each owner once, for all profiles. Returns the number of profiles. */
  const remind = () =>
    transact(async ({ profiles, email }) => {
      const found = await profiles.remindable(REMIND_AFTER, MOST_EMAILS);
      for (const [userId, to] of new Map(found.map((one) => [one.userId, one.email]))) {
        email({ ...stillLookingEmail(to, { daysLeft: EXPIRE_AFTER - REMIND_AFTER }, publicUrl), userId });
      }
      await profiles.markReminded(found.map(({ id }) => id));
      return found.length;
    });

  return {
    /** Ends old requests, emails owners who were away, and hides the profiles of those who stayed away. True: there may be more. */
    async run(): Promise<boolean> {
      await expireRequests();
      await expireProfiles();
      return (await remind()) === MOST_EMAILS;
    },
  };
}
