import { useQuery } from '@tanstack/react-query';
import type { MatchedCollege } from '../../../api/domain/matching.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { answersByStep } from '../../../entities/match/answer-words.ts';
import { BAND_WORDS } from '../../../entities/match/band-words.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { pointsText, shareText, signedPoints } from '../../../entities/ranking/score-words.ts';
import { EXAMPLE_ANSWERS, matchExampleQuery } from './product-about.queries.ts';

/** Sample answers and their first match, from today's data. */
export function MatchExample() {
  const { data: match } = useQuery(matchExampleQuery(useSite().api));
  const first = match?.items[0];
  return (
    <>
      <p>A student answers four of the six questions:</p>
      <ul>
        {answersByStep(EXAMPLE_ANSWERS, {})
          .filter(({ texts }) => texts.length > 0)
          .map(({ step, label, texts }) => (
            <li key={step}>
              {label}: {texts.join('; ')}
            </li>
          ))}
      </ul>
      {first ? <First item={first} /> : <p>The matches of this example are not available right now.</p>}
    </>
  );
}

function First({ item: { college, score, coverage, band, reasons, watchOuts, unknown } }: { item: MatchedCollege }) {
  return (
    <>
      <p>
        Today <TextLink to={`/colleges/${college.slug}`}>{college.name}</TextLink> ranks first with <strong>{pointsText(score)}</strong> of
        100 points, based on {shareText(coverage)} of the answers. Chance of admission: {BAND_WORDS[band].label.toLowerCase()}. These are
        the main reasons, with the points that each adds to the score of a typical college:
      </p>
      <NumberTable
        caption={`Why ${college.name} is first`}
        head={['Reason', 'Adds']}
        rows={[...reasons, ...watchOuts].map(({ text, contribution }) => [text, signedPoints(contribution)])}
      />
      {unknown.length > 0 && <p>{unknown.map(({ text }) => `${text}.`).join(' ')}</p>}
      <p>
        <TextLink to={resultsHref(EXAMPLE_ANSWERS)}>See all matches of this example</TextLink>
      </p>
    </>
  );
}
