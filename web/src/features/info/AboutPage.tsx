import { PRODUCT } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { TextPage } from '../../entities/page/TextPage.tsx';
import { ToFill } from './legal/ToFill.tsx';

const { name, mission } = PRODUCT;

export function Component() {
  return (
    <TextPage
      title="About us"
      description={`Why ${name} exists, where its numbers come from, what it does not do, and what is open today.`}
      canonicalPath="/about"
      lead={<p>{mission}</p>}
      sections={[
        { id: 'why', title: 'Why we made this', body: WHY },
        { id: 'numbers', title: 'Where the numbers come from', body: NUMBERS },
        { id: 'not', title: 'What we do not do', body: NOT },
        { id: 'today', title: 'What is open today', body: TODAY },
        { id: 'contact', title: 'Contact', body: CONTACT },
      ]}
    />
  );
}

const WHY = (
  <>
    <p>
      Choosing a college means deciding about years and about more money than most families ever spend at once. The facts exist, but they
      lie in federal tables, in advertisements, and in lists that say who is best without saying for whom.
    </p>
    <p>
      {name} puts the facts in one place, in plain words, and lets you say what counts. It is made for students of 16 to 22 and for the
      people who help them decide.
    </p>
  </>
);

const NUMBERS = (
  <>
    <p>
      They come from federal sources: IPEDS, which colleges fill in by law, the College Scorecard, campus safety and athletics reports, and
      the research survey of the National Science Foundation. Every number on a college’s page names its source, its table and its year;{' '}
      <TextLink to="/data">the data page</TextLink> says how complete they are, and hands all of them out.
    </p>
    <ul>
      <li>A missing number is a sentence, not a zero: “Not reported”, “Does not apply”, “Too few students to publish”.</li>
      <li>What the statistics office estimated carries a note that says so.</li>
      <li>A number stands beside what is typical, so that you can tell whether it is high or low.</li>
    </ul>
    <p>
      Federal figures lag a year or more behind. Check with the college before you decide. {name} is independent and not part of any
      government agency.
    </p>
  </>
);

const NOT = (
  <ul>
    <li>We do not sell your data, and we do not pass your interest on to colleges.</li>
    <li>Nobody can pay for a better place in a list or a ranking. Both are computed, and the way is public.</li>
    <li>
      We do not name one best college. <TextLink to="/personal-rankings-explained">Personal rankings</TextLink> show what follows from what
      you weigh.
    </li>
    <li>We do not follow you around the web. No request of these pages leaves our own address.</li>
  </ul>
);

const TODAY = (
  <>
    <p>Open to everybody, without an account:</p>
    <ul>
      <li>
        <TextLink to="/discover">The search</TextLink>, with filters for place, price, admission and outcomes
      </li>
      <li>
        Lists of <TextLink to="/colleges/best-public-colleges">public</TextLink>,{' '}
        <TextLink to="/colleges/best-private-colleges">private</TextLink>,{' '}
        <TextLink to="/colleges/best-community-colleges">community</TextLink> and{' '}
        <TextLink to="/colleges/best-hbcu-colleges">HBCU</TextLink> colleges, and <TextLink to="/colleges/states">by state</TextLink>
      </li>
      <li>
        <TextLink to="/compare">Comparing</TextLink> up to six colleges side by side
      </li>
    </ul>
    <p>
      With a free <TextLink to="/auth?tab=register">account</TextLink> your saved colleges, notes and lists are there on every device.
    </p>
    <p>
      Not open yet: the <TextLink to={`/${PRODUCT.slug}/about`}>matching questionnaire</TextLink>,{' '}
      <TextLink to="/roommates">roommates</TextLink>, messages and <TextLink to="/services">student services</TextLink>. Their pages say so
      and describe what they will do.
    </p>
  </>
);

const CONTACT = (
  <p>
    Write to us at <ToFill>e-mail address</ToFill>. If a number looks wrong, name the college and the number; we check it against its
    source.
  </p>
);
