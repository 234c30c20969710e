import { PROFILE_LIMITS } from '../../../api/domain/roommates.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** For people of 13 to 15. Their age is no mistake, so it does not look like one. */
export const TooYoung = () => (
  <div role="status" className="rounded-card bg-sky-tint px-4 py-3">
    <p className="font-medium">Roommate profiles start at {PROFILE_LIMITS.minAge}.</p>
    <p className="mt-1">
      Your account is fine, and everything else is for you: <TextLink to="/discover">search colleges</TextLink>, save and compare them, or{' '}
      <TextLink to="/roommates/quiz">take the quiz</TextLink> for yourself. You can create a profile when you are {PROFILE_LIMITS.minAge}.
    </p>
  </div>
);
