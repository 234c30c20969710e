import { useQuery } from '@tanstack/react-query';
import { CRITERIA, CRITERION_WORDS, MEAN, type PlacedCollege } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { pointsText, shareText, signedPoints } from '../../../entities/ranking/score-words.ts';
import { exampleQuery } from './rankings-explained.queries.ts';

/** One score taken apart, from the data of today. */
export function WorkedExample() {
  const { data: ranking } = useQuery(exampleQuery(useSite().api));
  const first = ranking?.items[0];
  if (!ranking || !first || first.score === null) return <p>The example needs the list of colleges, which cannot be read right now.</p>;
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
        Under the usual weights, <TextLink to={`/colleges/${college.slug}`}>{college.name}</TextLink> stands first today with{' '}
        <strong>{pointsText(score)}</strong> points. A college that is typical in everything would have {pointsText(baseline)}. This is
        where the difference comes from:
      </p>
      <NumberTable
        caption={`The score of ${college.name}, taken apart`}
        head={['Criterion', 'Share of the weight', 'Typical', 'This college', 'Adds']}
        rows={parts.map(({ key, share, used, isFilled, contribution }) => [
          CRITERION_WORDS[key].label,
          shareText(share),
          pointsText(MEAN[key]),
          isFilled ? `${pointsText(used)} (not known)` : pointsText(used),
          signedPoints(contribution),
        ])}
        foot={['Together', '', pointsText(baseline), pointsText(score), signedPoints(score - baseline)]}
      />
      <p>
        Each line adds its share of the weight times how far the college is from typical. The lines add up exactly, so what a page says
        about a score is what made it.
        {filled.length > 0 &&
          ` Not known of this college: ${filled.join(', ')}. So ${shareText(coverage)} of the weight rests on reported numbers.`}
        {CRITERIA.length > parts.length && ' Criteria without weight are left out.'}
      </p>
    </>
  );
}
