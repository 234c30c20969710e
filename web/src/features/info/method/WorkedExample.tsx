import { useQuery } from '@tanstack/react-query';
import { CRITERIA, CRITERION_WORDS, MEAN, type PlacedCollege } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { pointsText, shareText, signedPoints } from '../../../entities/ranking/score-words.ts';
import { exampleQuery } from './rankings-explained.queries.ts';

/** The breakdown of one score from today's data. */
export function WorkedExample() {
  const { data: ranking } = useQuery(exampleQuery(useSite().api));
  const first = ranking?.items[0];
  if (!ranking || !first || first.score === null) return <p>The example is not available right now.</p>;
  return <Worked place={first} score={first.score} baseline={ranking.baseline} />;
}

interface Props {
  place: PlacedCollege;
  score: number;
  baseline: number;
}

function Worked({ place: { college, coverage, parts }, score, baseline }: Props) {
  const filled = parts.filter(({ isFilled }) => isFilled).map(({ key }) => CRITERION_WORDS[key].label.toLowerCase());
  return (
    <>
      <p>
        With the default weights, <TextLink to={`/colleges/${college.slug}`}>{college.name}</TextLink> ranks first today with{' '}
        <strong>{pointsText(score)}</strong> points. A college that is typical on every criterion would have {pointsText(baseline)}. The
        table shows the difference:
      </p>
      <NumberTable
        caption={`Score breakdown of ${college.name}`}
        head={['Criterion', 'Share of the weight', 'Typical', 'This college', 'Adds']}
        rows={parts.map(({ key, share, used, isFilled, contribution }) => [
          CRITERION_WORDS[key].label,
          shareText(share),
          pointsText(MEAN[key]),
          isFilled ? `${pointsText(used)} (not known)` : pointsText(used),
          signedPoints(contribution),
        ])}
        foot={['Total', '', pointsText(baseline), pointsText(score), signedPoints(score - baseline)]}
      />
      <p>
        Each line adds its share of the weight times the college’s distance from typical. The lines add up exactly to the score.
        {filled.length > 0 &&
          ` Not known for this college: ${filled.join(', ')}. So ${shareText(coverage)} of the weight is based on reported numbers.`}
        {CRITERIA.length > parts.length && ' Criteria with weight 0 are left out.'}
      </p>
    </>
  );
}
