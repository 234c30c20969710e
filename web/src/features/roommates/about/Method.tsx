import { FEWEST_SHARED, IMPORTANCE_LABELS, IMPORTANCE_WEIGHTS, IMPORTANCES, PROFILE_SHARE, QUIZ } from '../../../api/domain/roommates.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The formula in words. */
export const HOW = (
  <>
    <p>For each question you give three things: your own answer, the answers that are fine from a roommate, and how much it matters.</p>
    <NumberTable
      caption="Points of a question by importance"
      head={['How much it matters', 'Points']}
      rows={IMPORTANCES.map((importance) => [IMPORTANCE_LABELS[importance], IMPORTANCE_WEIGHTS[importance]])}
    />
    <ol>
      <li>
        <strong>You → them.</strong> If the other person’s answer is fine with you, it earns all points of the question. The answer next to
        one that is fine earns half of them. Any other answer earns none. For smoking there is no half. The points earned, divided by all
        your points, say how well the other person suits you.
      </li>
      <li>
        <strong>Them → you.</strong> The same from the other side.
      </li>
      <li>
        <strong>Both.</strong> The two shares are multiplied, and the square root is taken. So one content person cannot make up for one who
        is not.
      </li>
      <li>
        <strong>Few answers.</strong> We subtract 100 divided by the number of questions that both answered:{' '}
        {(100 / QUIZ.length).toFixed(1)} points with all {QUIZ.length}, {(100 / FEWEST_SHARED).toFixed(1)} with {FEWEST_SHARED}. A number
        from few answers is less certain, so it is lower.
      </li>
    </ol>
    <p>
      <strong>Skipped questions.</strong> If you answered a question and the other person did not, its points count as not earned. So
      leaving out an answer never makes a match better. With fewer than {FEWEST_SHARED} questions that both answered, there is no number but
      “Not enough answers yet”.
    </p>
    <p>
      <strong>Deal-breakers.</strong> If an answer earns nothing in a question that you marked as a deal-breaker, the person is left out of
      your list until you ask for such people. You can still see why. A deal-breaker that the other person has not answered leaves the match
      without a number.
    </p>
  </>
);

/** The second part of the number. */
export const PROFILE_PART = (
  <>
    <p>
      Habits are {percent(1 - PROFILE_SHARE)} of the number on a profile. The other {percent(PROFILE_SHARE)} are what two profiles share.
      That is little on purpose, because shared interests say little about life in one room.
    </p>
    <NumberTable
      caption="The profile part of the match"
      head={['In the profile', 'Share', '100 points', '0 points']}
      rows={[
        ['Interests', '40 %', 'the same', 'none shared'],
        ['Year at college', '20 %', 'the same', '3 years apart'],
        ['Age', '20 %', 'the same', '5 years apart'],
        ['Major', '20 %', 'the same', 'another one'],
      ]}
    />
    <p>
      In the example above, the two share two of four interests and the major, and are one year and one age apart: 69.3 points. With 72.6
      points for habits, the number on the profile is 0.85 × 72.6 + 0.15 × 69.3 = 72.1.
    </p>
  </>
);
