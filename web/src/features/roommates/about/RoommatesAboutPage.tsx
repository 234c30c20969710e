import { TextPage } from '../../../entities/page/TextPage.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LiveExample } from './LiveExample.tsx';
import { HOW, PROFILE_PART } from './Method.tsx';
import { HABITS, LIMITS, NOT_USED, WHO_SEES } from './Reasons.tsx';

/** The page /roommates/about: how the match of two people is computed, with an example to change. */
export function RoommatesAboutPage() {
  return (
    <TextPage
      title="How the roommate match works"
      description="How Alma compares the habits of two people: the questions, the formula, an example you can change, what is not used, and what the number cannot say."
      canonicalPath="/roommates/about"
      lead={
        <p>
          The match says how well the habits of two people fit what each of them accepts. Here is the whole computation, with an example
          that you can change.
        </p>
      }
      sections={[
        { id: 'habits', title: 'Why habits, and why sleep comes first', body: HABITS },
        { id: 'how', title: 'How the number is made', body: HOW },
        { id: 'example', title: 'An example to change', body: <LiveExample /> },
        { id: 'profile', title: 'The part of the profile', body: PROFILE_PART },
        { id: 'not-used', title: 'What is not used', body: NOT_USED },
        { id: 'who-sees', title: 'Who sees what', body: WHO_SEES },
        { id: 'limits', title: 'What the number cannot say', body: LIMITS },
        { id: 'start', title: 'Start', body: START },
      ]}
    />
  );
}

const START = (
  <p className="flex flex-wrap gap-3">
    <ButtonLink to="/roommates/quiz">Take the quiz</ButtonLink>
    <ButtonLink to="/roommates" variant="secondary">
      About the roommate finder
    </ButtonLink>
  </p>
);
