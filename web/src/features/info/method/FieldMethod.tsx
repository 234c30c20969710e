import { countText } from '../../../api/domain/colleges.ts';
import { FIELD_EXAMPLE, fieldFit, fieldPartsOf } from '../../../api/domain/matching.ts';
import { FIT_SCALES } from '../../../api/domain/rankings.ts';
import { pointsText, shareText } from '../../../entities/ranking/score-words.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const { offered, weights, share, earnings } = FIT_SCALES.field;
const { college, major, most, facts, year } = FIELD_EXAMPLE;

const LABELS: Record<keyof typeof weights, string> = { graduates: 'Graduates', share: 'Share of all', earnings: 'Earnings' };
const FACTS: Record<keyof typeof weights, string> = {
  graduates: countText(facts.graduates),
  share: `${(100 * facts.share).toFixed(1)}%`,
  earnings: `${(100 * facts.earnings).toFixed(1)}% of the median`,
};

/** How strong a college is in the chosen majors: the formula, and an example with published numbers. */
export const FIELD = (
  <>
    <p>
      If you choose majors, each college gets points for what it does in them. A college that teaches none of them gets 0 points. A college
      that offers one, but awarded no degree or certificate in the newest year, gets {offered}. All others get {offered} points and the
      weighted mean of three parts, times {(100 - offered) / 100}:
    </p>
    <ul>
      <li>
        <strong>Graduates</strong> (weight {weights.graduates}): the degrees and certificates in the majors in the newest year, at all
        levels, on a logarithmic scale: 100 × ln(1 + graduates) ÷ ln(1 + most), where most is the number of the largest college.
      </li>
      <li>
        <strong>Share</strong> (weight {weights.share}): their share of all its degrees and certificates, from 0 points at {share.zero}% to
        100 points at {shareText(share.full)}.
      </li>
      <li>
        <strong>Earnings</strong> (weight {weights.earnings}): what its graduates in the major earn, divided by the national median of the
        same major, level and figure. The median gets {earnings.middle} points, {earnings.fullAtFactor} times the median 100 and half of it
        0, on a logarithmic scale. Of few graduates little is known, so the distance from {earnings.middle} is multiplied by graduates ÷
        (graduates + {earnings.graduates}). A bachelor’s degree goes before an associate’s, and earnings after four years before earnings
        after one. Several majors count by their graduates.
      </li>
    </ul>
    <p>
      If no earnings are published for majors with at least {shareText(earnings.leastShare)} of the graduates, that part is left out, and
      the two others count alone. If we do not know which programs a college has, the answer counts as unknown. If you require your majors,
      colleges that teach none of them are left out.
    </p>
    <p>
      An example: {college.name} and {major.name} in {year}. The most graduates of one college are {countText(most.graduates)}, at{' '}
      {most.name}.
    </p>
    <NumberTable
      caption={`${major.name} at ${college.name}`}
      head={['Part', 'Published', 'Weight', 'Points']}
      rows={fieldPartsOf(facts, most.graduates).map(({ key, weight, score }) => [LABELS[key], FACTS[key], weight, pointsText(score ?? 0)])}
      foot={['Strength', '', '', pointsText(fieldFit(facts, most.graduates) ?? 0)]}
    />
    <p>
      Degrees and certificates are from IPEDS, earnings from the College Scorecard. You can see both on the page of each college, and the
      colleges of each major on <TextLink to="/majors">What can I study?</TextLink>
    </p>
  </>
);
