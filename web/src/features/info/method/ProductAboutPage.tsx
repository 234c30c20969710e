import { PRODUCT, QUESTIONS } from '../../../api/domain.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { QUESTIONS_PATH } from '../../../entities/match/match-addresses.ts';
import { MatchExample } from './MatchExample.tsx';
import { BANDS, HOW } from './MatchMethod.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';

const { name, slug } = PRODUCT;

/** What the questionnaire is, and how it finds colleges. */
export function ProductAboutPage() {
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
        { id: 'start', title: 'Start now', body: START },
        { id: 'steps', title: 'The six steps', body: STEPS },
        { id: 'how', title: 'How colleges are found', body: HOW },
        { id: 'example', title: 'An example from the data', body: <MatchExample /> },
        { id: 'bands', title: 'Reach, target and likely', body: BANDS },
        { id: 'private', title: 'What never goes into the address', body: PRIVATE },
      ]}
    />
  );
}

const START = (
  <p className="flex flex-wrap gap-3">
    <ButtonLink to={QUESTIONS_PATH}>Answer the questions</ButtonLink>
    <ButtonLink to="/discover" variant="secondary">
      Search colleges instead
    </ButtonLink>
  </p>
);

const STEPS = (
  <>
    <p>Skip any of them. What you do not answer does not count, in either direction.</p>
    <ol>
      {QUESTIONS.map(({ step, title }) => (
        <li key={step}>{title}</li>
      ))}
    </ol>
    <p>
      Size, kind, place and price can each be a wish or a must. Your grades are not asked for: no federal figure could be compared with
      them, and we ask only what is used.
    </p>
  </>
);

const PRIVATE = (
  <p>
    Some answers can be in the address of the page, so that you can share it and come back: size, kind, place and what matters. Your budget,
    your family’s income and your test scores never are. More on the <TextLink to="/privacy">privacy page</TextLink>.
  </p>
);
