import { SOURCE_FACTS } from '../../api/domain/colleges.ts';
import { PRODUCT } from '../../api/domain/shared.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { TextPage } from '../../entities/page/TextPage.tsx';
import { OperatorContact } from './legal/Operator.tsx';

const { name, mission } = PRODUCT;

export function Component() {
  return (
    <TextPage
      title="About us"
      description={`Why ${name} exists, where its numbers come from, what it does not do, and what is available today.`}
      canonicalPath="/about"
      lead={<p>{mission}</p>}
      sections={[
        { id: 'why', title: 'Why we built this', body: WHY },
        { id: 'numbers', title: 'Where the numbers come from', body: NUMBERS },
        { id: 'not', title: 'What we do not do', body: NOT },
        { id: 'today', title: 'What is available today', body: TODAY },
        { id: 'contact', title: 'Contact', body: CONTACT },
      ]}
    />
  );
}

const WHY = (
  <>
    <p>
      Choosing a college is a decision about years of your life and a lot of money. The facts exist, but they are spread over federal
      tables, advertisements and rankings that do not know what matters to you.
    </p>
    <p>
      {name} puts the facts in one place, in plain words, and lets you choose what counts. It is for students aged 16 to 22 and the people
      who help them decide.
    </p>
  </>
);

const NUMBERS = (
  <>
    <p>We use these public sources:</p>
    <ul>
      {Object.values(SOURCE_FACTS).map((source) => (
        <li key={source.name}>
          {source.name} ({source.publisher})
        </li>
      ))}
    </ul>
    <p>
      Every number on a college’s page shows its source, table and year. The <TextLink to="/data">data page</TextLink> shows how complete
      the data is and offers the federal data for download.
    </p>
    <ul>
      <li>A missing number has a reason: “Not reported”, “Does not apply” or “Too few students to publish”. It is never shown as 0.</li>
      <li>Values that the source estimated are marked as estimates.</li>
      <li>Numbers are shown next to a typical value, so that you can see whether they are high or low.</li>
    </ul>
    <p>
      The data is a year or more old. Check with the college before you decide. {name} is independent and not part of any government agency.
    </p>
  </>
);

const NOT = (
  <ul>
    <li>We do not sell your data, and we do not tell colleges about your interest.</li>
    <li>We sell no rank in any list or ranking. The method is public.</li>
    <li>
      We do not name one best college. <TextLink to="/personal-rankings-explained">Personal rankings</TextLink> follow from your weights.
    </li>
    <li>We do not track you across the web. Our pages load nothing from other sites.</li>
  </ul>
);

const TODAY = (
  <>
    <p>Available to everyone without an account:</p>
    <ul>
      <li>
        <TextLink to="/discover">College search</TextLink> with filters for location, price, admission and outcomes
      </li>
      <li>
        Lists of <TextLink to="/colleges/best-public-colleges">public</TextLink>,{' '}
        <TextLink to="/colleges/best-private-colleges">private</TextLink>,{' '}
        <TextLink to="/colleges/best-community-colleges">community</TextLink> and{' '}
        <TextLink to="/colleges/best-hbcu-colleges">HBCU</TextLink> colleges,{' '}
        <TextLink to="/colleges/good-for-adults">colleges for adults</TextLink>, and <TextLink to="/colleges/states">by state</TextLink>
      </li>
      <li>
        <TextLink to="/compare">Comparison</TextLink> of up to six colleges side by side
      </li>
      <li>
        <TextLink to="/rankings">Personal rankings</TextLink> by your own weights
      </li>
      <li>
        The <TextLink to={`/${PRODUCT.slug}/about`}>matching questionnaire</TextLink>, with reasons for each match
      </li>
    </ul>
    <p>
      With a free <TextLink to="/auth?tab=register">account</TextLink>, you can use your saved colleges, notes, lists, rankings and answers
      on every device.
    </p>
    <p>
      <TextLink to="/services">Student services</TextLink>: free and public ones first, without paid placement. With an account, you can
      write to the providers that answer <TextLink to="/messages">messages</TextLink> here, and find a{' '}
      <TextLink to="/roommates">roommate</TextLink> at your college by how you both live.
    </p>
  </>
);

const CONTACT = (
  <p>
    <OperatorContact />
    If a number looks wrong, tell us the college and the number. We will check it against its source.
  </p>
);
