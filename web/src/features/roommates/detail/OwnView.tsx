import type { RoommateView } from '../../../api/domain/roommates.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AboutPerson } from './AboutPerson.tsx';
import { PersonHead } from './PersonHead.tsx';

type Own = Extract<RoommateView, { view: 'own' }>;

const STATUS_TEXTS: Record<Own['status'], string> = {
  active: 'This is how members of your college see your profile, next to how their habits fit yours.',
  paused: 'Your profile is paused: others do not see it now. This is how it looked to them.',
  matched: 'You found a roommate: others do not see your profile now. This is how it looked to them.',
  expired: 'You were not here for 60 days: others do not see your profile now. This is how it looked to them.',
  suspended: 'Staff suspended your profile: others do not see it now. This is how it looked to them.',
  deleted: 'You deleted this profile.',
};

/** The own profile as others see it. */
export function OwnView({ view }: { view: Own }) {
  return (
    <div className="grid max-w-text gap-8">
      <section aria-label="Your profile" className="rounded-card bg-tint p-5">
        <p>{STATUS_TEXTS[view.status]}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {view.status !== 'suspended' && (
            <ButtonLink to={`/roommates/create?profile=${view.id}`} size="small">
              Edit my profile
            </ButtonLink>
          )}
          <ButtonLink to="/roommates" variant="secondary" size="small">
            Pause, show or delete it
          </ButtonLink>
        </div>
      </section>
      <PersonHead view={view} />
      <AboutPerson view={view} />
    </div>
  );
}
