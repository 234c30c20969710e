import { STATES, type CollegeDetail } from '../../api/domain.ts';
import { RelatedServices } from '../../entities/service/RelatedServices.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Section } from './Section.tsx';

/** What helps beyond the college's own figures. A part that opens later has a line, so that readers know that it is missing. */
export function LastSections({ detail: { college } }: { detail: CollegeDetail }) {
  const { state } = college;
  return (
    <>
      <Section id="roommates" title="Roommates here">
        <p className="mt-3 text-muted">
          Not open yet. Roommate profiles of students at this college come later. <TextLink to="/roommates">What is planned</TextLink>
        </p>
      </Section>
      <Section id="services" title="Services">
        <p className="mt-3 max-w-text text-sm text-muted">
          Free and public help with price, aid and learning for students in {STATES[state]}. We sell no place on this list.
        </p>
        <RelatedServices state={state} />
      </Section>
    </>
  );
}
