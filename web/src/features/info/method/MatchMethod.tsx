import { MAX_PRIORITY, RELAXATION_ORDER } from '../../../api/domain/matching.ts';
import {
  BALANCED,
  FIT_PARTS,
  FIT_SCALES,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_RESULTS,
  MIN_RESULTS,
  REACH_BELOW,
  REACH_FOR_ALL,
  REACH_WITHOUT_TESTS,
  SIGMA_SAT,
} from '../../../api/domain/rankings.ts';
import { enumeration } from '../../../api/domain/shared.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BAND_CAVEAT, BAND_WORDS } from '../../../entities/match/band-words.ts';
import { REQUIREMENT_WORDS } from '../../../entities/match/match-steps.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';

const { size, location, setting, distance, budget, academic } = FIT_SCALES;

/** How the matching works, with its constants. */
export const HOW = (
  <>
    <p>
      Requirements come first. We leave out colleges that do not meet them and show how many. If fewer than {MIN_RESULTS} colleges meet all
      of them, we add colleges that miss{' '}
      {enumeration(
        RELAXATION_ORDER.map((must) => REQUIREMENT_WORDS[must]),
        'or',
      )}
      , tried in this order. They stand below every college that meets all, whatever their points, and each says what it misses. A college
      over a required budget or without your required majors is never added.
    </p>
    <p>
      Then we compare the remaining colleges with your answers. Each answer gives a college 0 to 100 points, and the fit is their weighted
      mean. The page shows {MAX_RESULTS} colleges, each with reasons for and against and what is unknown: up to {BALANCED.reach} reach,{' '}
      {BALANCED.target} target and {BALANCED.likely} likely ones, picked from all that fit in the order of their points, and then the best
      of the others. Colleges that teach online only are left out unless you ask for them.
    </p>
    <NumberTable
      caption="Weights and scales of the answers"
      head={['Answer', 'Weight', '100 points', '0 points']}
      rows={[
        ['Majors', FIT_PARTS.field.weight, 'the strongest college', 'not taught'],
        ['Size', FIT_PARTS.size.weight, 'in your range', `off by a factor of ${size.zeroAtFactor}`],
        ['Kind', FIT_PARTS.type.weight, 'one of yours', 'any other'],
        ['States', FIT_PARTS.location.weight, 'one of your states', 'another region'],
        ['Setting', FIT_PARTS.setting.weight, 'one of yours', 'not next to yours'],
        ['Distance from home', FIT_PARTS.distance.weight, 'within your miles', `${distance.zeroAtFactor} times your miles`],
        ['Budget', FIT_PARTS.budget.weight, 'within budget', `${budget.zeroAtFactor} times your budget`],
        ['Test scores', FIT_PARTS.academic.weight, 'near the average', `${Math.round(-academic.zero * SIGMA_SAT)} SAT points below`],
        ['What matters', `0 to ${MAX_PRIORITY} each`, 'fixed scale', 'fixed scale'],
      ]}
    />
    <p>
      What we do not know about a college counts as 0 points, so no college gains by withholding a figure. A college that does not use test
      scores gets {academic.withoutTests} points for them, and a service academy, which charges no tuition, fits every budget. A state in
      the same region gets {location.sameDivision} points. So does a setting next to yours in the order city, suburb, town, rural area:{' '}
      {setting.adjacent} points. The distance is the straight line from your ZIP code. The price of a public college in a state other than
      your home state is its published net price plus what its sticker price is higher for students from other states. If your test score is
      far above the average, a college may be less challenging, so its points go down to {academic.leastAbove}. The ten criteria use the
      scales of <TextLink to="/personal-rankings-explained">personal rankings</TextLink>.
    </p>
    <p>The same answers and data always give the same list. We sell no place on it.</p>
  </>
);

/** The three chances of admission and their thresholds. */
export const BANDS = (
  <>
    <p>Every college in the list has a label for the chance of admission:</p>
    <ul>
      {(['reach', 'target', 'likely'] as const).map((band) => (
        <li key={band}>
          <strong>{BAND_WORDS[band].label}</strong>: {BAND_WORDS[band].withScore} Without your scores: {BAND_WORDS[band].withoutScore}
        </li>
      ))}
    </ul>
    <p>
      The label starts from the college’s admission rate. If we know your test score and the college’s average, every {SIGMA_SAT} SAT points
      above the average multiply the odds by {Math.E.toFixed(1)}, and the same points below divide them. An SAT is compared with the SAT and
      an ACT with the ACT of the college; if you give both, with the test that more of its new students sent. We convert a score only where
      the college does not have the same test. We show only the label: reach under {shareText(REACH_BELOW)}, likely from{' '}
      {shareText(LIKELY_FROM)}, target in between. A college that admits less than {shareText(REACH_FOR_ALL)} is a reach for everyone. A
      college that admits less than {shareText(LIKELY_MIN_RATE)} is never likely. Where a college does not look at test scores, nothing that
      you tell us counts, so it is a reach under {shareText(REACH_WITHOUT_TESTS)}.
    </p>
    <p>{BAND_CAVEAT} So we never show a percentage.</p>
  </>
);
