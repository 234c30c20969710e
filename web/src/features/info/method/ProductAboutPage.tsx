import { QUESTIONS } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { QUESTIONS_PATH } from '../../../entities/match/match-addresses.ts';
import { FIELD } from './FieldMethod.tsx';
import { MatchExample } from './MatchExample.tsx';
import { BANDS, HOW } from './MatchMethod.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';

const { name, slug } = PRODUCT;

/** Describes the questionnaire and its method. */
export function ProductAboutPage() {
  return (
    <TextPage
      title={`What is ${name}?`}
      description={`${name} is a short questionnaire that finds colleges for you in six optional steps and less than two minutes.`}
      canonicalPath={`/${slug}/about`}
      lead={
        <p>
          {name} is this site and its free questionnaire: six questions in less than two minutes. You get a list of colleges with reasons
          for each one.
        </p>
      }
      sections={[
        { id: 'start', title: 'Start now', body: START },
        { id: 'steps', title: 'The six steps', body: STEPS },
        { id: 'how', title: 'How matching works', body: HOW },
        { id: 'majors', title: 'Strength in your majors', body: FIELD },
        { id: 'example', title: 'An example', body: <MatchExample /> },
        { id: 'bands', title: 'Reach, target and likely', body: BANDS },
        { id: 'private', title: 'Private answers', body: PRIVATE },
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
    <p>All steps are optional. Skipped questions do not affect your matches.</p>
    <ol>
      {QUESTIONS.map(({ step, title }) => (
        <li key={step}>{title}</li>
      ))}
    </ol>
    <p>
      Majors, size, kind, place and budget can each be a preference or a requirement. We do not ask for your grades, because no federal data
      can be compared with them.
    </p>
  </>
);

const PRIVATE = (
  <p>
    The page address contains your answers about majors, size, kind, place and what matters, so that you can share it or return to it. It
    never contains your budget, family income, home state, ZIP code or test scores. Read more on the{' '}
    <TextLink to="/privacy">privacy page</TextLink>.
  </p>
);
