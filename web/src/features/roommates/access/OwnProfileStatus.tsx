import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { OwnProfileCard } from '../../../entities/roommates/own/OwnProfileCard.tsx';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { ButtonLink } from '../../../ui/Button.tsx';

/** The own profile, which others do not see now, with the way back. */
export function OwnProfileStatus({ what, collegeId }: { what: string; collegeId: number | null }) {
  const { api } = useSite();
  const { data: mine } = useQuery(myRoommatesQuery(api));
  const own = mine?.profiles.find(({ college }) => college.id === collegeId);
  return (
    <section aria-labelledby="own-status" className="grid max-w-text gap-4">
      <div>
        <h2 id="own-status" className="text-xl">
          Others do not see your profile
        </h2>
        <p className="mt-2 text-muted">You see {what} while others at your college see you.</p>
      </div>
      {own ? (
        <OwnProfileCard profile={own} />
      ) : (
        <div>
          <ButtonLink to="/roommates">Open my profile</ButtonLink>
        </div>
      )}
    </section>
  );
}
