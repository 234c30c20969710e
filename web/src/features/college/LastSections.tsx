import { PRODUCT } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Section } from './Section.tsx';

/** The parts of the page that open later. Each has a line, so that readers know that they are missing. */
export function UpcomingSections() {
  return (
    <>
      <Section id="roommates" title="Roommates here">
        <p className="mt-3 text-muted">
          Not open yet. Roommate profiles of students at this college come later. <TextLink to="/roommates">What is planned</TextLink>
        </p>
      </Section>
      <Section id="services" title="Services">
        <p className="mt-3 text-muted">
          Not open yet. {PRODUCT.name} lists no student services so far. <TextLink to="/services">What is planned</TextLink>
        </p>
      </Section>
    </>
  );
}
