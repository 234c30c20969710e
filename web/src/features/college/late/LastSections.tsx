import { type CollegeDetail, STATES } from '../../../api/domain/colleges.ts';
import { RelatedServices } from '../../../entities/service/RelatedServices.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RoommatesHere } from './RoommatesHere.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';

/** What helps beyond the college's own figures. */
export function LastSections({ detail: { college } }: { detail: CollegeDetail }) {
  const { state } = college;
  return (
    <>
      <FoldedSection id="roommates" title="Roommates here" summary="Find one by how you both live">
        <p className="mt-3 max-w-text">
          Students at this college can find a roommate by how they live: sleep, quiet, guests, tidiness. Profiles are for members only.
        </p>
        <RoommatesHere collegeId={college.id} />
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          <TextLink to="/roommates">How it works</TextLink>
          <TextLink to={`/roommates/create?college=${college.id}`}>Create a profile at this college</TextLink>
        </p>
      </FoldedSection>
      <FoldedSection id="services" title="Services" summary="Free and public help with price, aid and learning">
        <p className="mt-3 max-w-text text-sm text-muted">
          Free and public help with price, aid and learning for students in {STATES[state]}. We sell no place on this list.
        </p>
        <RelatedServices state={state} isLate />
      </FoldedSection>
    </>
  );
}
