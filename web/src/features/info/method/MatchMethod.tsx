import {
  BALANCED,
  enumeration,
  FIT_PARTS,
  FIT_SCALES,
  GIVE_WAY,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_PRIORITY,
  MAX_RESULTS,
  MIN_RESULTS,
  REACH_BELOW,
  REACH_FOR_ALL,
  SIGMA_SAT,
} from '../../../api/domain.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BAND_CAVEAT, BAND_WORDS } from '../../../entities/match/band-words.ts';
import { MUST_WORDS } from '../../../entities/match/match-steps.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';

const { size, location, budget, academic } = FIT_SCALES;

/** How answers become a list, with the constants that count. */
export const HOW = (
  <>
    <p>
      Musts come first: what does not meet them is left out, and how many that are is said. If fewer than {MIN_RESULTS} colleges remain,
      musts become wishes again, one after the other, {enumeration(GIVE_WAY.map((must) => MUST_WORDS[must]))} in this order, and the page
      says which. Your budget never does.
    </p>
    <p>
      The rest are compared with your answers. Each answer gives a college 0 to 100 points, and the fit is their weighted mean. The best{' '}
      {MAX_RESULTS} are shown. Each says why it is there, what speaks against it, and what is not known.
    </p>
    <NumberTable
      caption="What answers weigh, and where their points end"
      head={['Answer', 'Weight', '100 points', '0 points']}
      rows={[
        ['Size', FIT_PARTS.size.weight, 'within it', `${size.zeroAtFactor} times off`],
        ['Kind', FIT_PARTS.type.weight, 'one of yours', 'another'],
        ['Place', FIT_PARTS.location.weight, 'one of your states', 'another region'],
        ['Budget', FIT_PARTS.budget.weight, 'within it', `${budget.zeroAtFactor} times as much`],
        ['Test scores', FIT_PARTS.academic.weight, 'near its average', `${Math.round(-academic.zero * SIGMA_SAT)} SAT points below`],
        ['What matters', `0 to ${MAX_PRIORITY} each`, 'fixed scale', 'fixed scale'],
      ]}
    />
    <p>
      A state of the same region gets {location.sameDivision} points. Far above the average score there may be too little to learn, so
      points go down to {academic.leastAbove} there. The ten things that can matter have the scales of{' '}
      <TextLink to="/personal-rankings-explained">personal rankings</TextLink>.
    </p>
    <p>The same answers and the same data always give the same list; nobody can pay to be on it.</p>
  </>
);

/** The words for how hard it is to get in, and where they begin. */
export const BANDS = (
  <>
    <p>Every college in the list carries one word about admission:</p>
    <ul>
      {(['reach', 'target', 'likely'] as const).map((band) => (
        <li key={band}>
          <strong>{BAND_WORDS[band].label}</strong>: {BAND_WORDS[band].meaning}
        </li>
      ))}
    </ul>
    <p>
      It starts from the share of applicants that the college admits. If your test score and its average are both known, every {SIGMA_SAT}{' '}
      SAT points above the average multiply the odds by {Math.E.toFixed(1)}, and as many below divide them by it. The result is never shown,
      only the word for it: under {shareText(REACH_BELOW)} reach, from {shareText(LIKELY_FROM)} likely, and target between. A college that
      admits less than {shareText(REACH_FOR_ALL)} is a reach for everybody, and one that admits less than {shareText(LIKELY_MIN_RATE)} is
      likely for nobody.
    </p>
    <p>
      {BAND_CAVEAT} So we never show a percentage. The list begins with {BALANCED.reach} reach, {BALANCED.target} target and{' '}
      {BALANCED.likely} likely colleges, where there are so many.
    </p>
  </>
);
