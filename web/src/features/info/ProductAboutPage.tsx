import { PRODUCT } from '../../api/contracts.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { TextPage } from './TextPage.tsx';

const { name, slug } = PRODUCT;

export function Component() {
  return (
    <TextPage
      title={`What is ${name}?`}
      description={`${name} is a short questionnaire that finds colleges for you: six steps, each of them optional, in less than two minutes.`}
      canonicalPath={`/${slug}/about`}
      lead={
        <p>
          {name} is this site, and it is a short questionnaire: six questions, less than two minutes, free. At the end stands a list of
          colleges with the reason for each one.
        </p>
      }
      sections={[
        { id: 'status', title: 'Not open yet', body: STATUS },
        { id: 'steps', title: 'The six steps', body: STEPS },
        { id: 'how', title: 'How colleges are found', body: HOW },
        { id: 'bands', title: 'Reach, target and likely', body: BANDS },
        { id: 'private', title: 'What never goes into the address', body: PRIVATE },
      ]}
    />
  );
}

const STATUS = (
  <>
    <p>
      The questionnaire is being built. This page describes how it will work. Until it opens, the search answers the same questions one at a
      time.
    </p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink to="/discover">Search colleges</ButtonLink>
      <ButtonLink to="/personal-rankings-explained" variant="secondary">
        How rankings work
      </ButtonLink>
    </p>
  </>
);

const STEPS = (
  <>
    <p>Skip any of them. What you do not answer does not count, in either direction.</p>
    <ol>
      <li>How big should it be?</li>
      <li>What kind of college: public, private, community, HBCU?</li>
      <li>Where would you like to study?</li>
      <li>What could your family pay a year?</li>
      <li>Your test scores, if you have them and want to say.</li>
      <li>What matters most to you, out of ten things.</li>
    </ol>
    <p>
      Size, kind, place and price can each be a wish or a must. Your grades are not asked for: no federal figure could be compared with
      them, and we ask only what is used.
    </p>
  </>
);

const HOW = (
  <>
    <p>
      Musts come first: what does not meet them is left out. If too few colleges remain, some musts become wishes again, and the page says
      which. Your budget never does.
    </p>
    <p>
      The rest are compared with your wishes, and the best twenty are shown. Each says why it is there, what speaks against it, and what is
      not known. The same answers always give the same list; nobody can pay to be on it.
    </p>
  </>
);

const BANDS = (
  <>
    <p>Every college in the list carries one word about admission:</p>
    <ul>
      <li>
        <strong>Reach</strong>: most applicants like you are turned down. Colleges that admit very few are a reach for everybody.
      </li>
      <li>
        <strong>Target</strong>: it could well go either way.
      </li>
      <li>
        <strong>Likely</strong>: most applicants like you get in.
      </li>
    </ul>
    <p>
      It is a guide from published admission rates and average scores. Essays, grades, major and residency are not in it, so we never show a
      percentage. A good list has some of each.
    </p>
  </>
);

const PRIVATE = (
  <p>
    Some answers can be in the address of the page, so that you can share it and come back: size, kind, place and what matters. Your budget,
    your family’s income and your test scores never are. More on the <TextLink to="/privacy">privacy page</TextLink>.
  </p>
);
