import { useQuery } from '@tanstack/react-query';
import type { MatchedCollege } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { askedSteps } from '../../../entities/match/answer-words.ts';
import { BAND_WORDS } from '../../../entities/match/band-words.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { pointsText, shareText, signedPoints } from '../../../entities/ranking/score-words.ts';
import { EXAMPLE_ANSWERS, matchExampleQuery } from './product-about.queries.ts';

/** What comes of somebody's answers, from the data of today. */
export function MatchExample() {
  const { data: match } = useQuery(matchExampleQuery(useSite().api));
  const first = match?.items[0];
  return (
    <>
      <p>Somebody answers four of the six questions:</p>
      <ul>
        {askedSteps(EXAMPLE_ANSWERS, {})
          .filter(({ texts }) => texts.length > 0)
          .map(({ step, label, texts }) => (
            <li key={step}>
              {label}: {texts.join('; ')}
            </li>
          ))}
      </ul>
      {first ? <First item={first} /> : <p>What comes of it needs the list of colleges, which cannot be read right now.</p>}
    </>
  );
}

function First({ item: { college, score, coverage, band, reasons, watchOuts, unknown } }: { item: MatchedCollege }) {
  return (
    <>
      <p>
        Today <TextLink to={`/colleges/${college.slug}`}>{college.name}</TextLink> stands first with <strong>{pointsText(score)}</strong> of
        100 points, based on {shareText(coverage)} of what was asked, and its word is {BAND_WORDS[band].label.toLowerCase()}. The largest
        reasons, and how many points each adds to a college that is average in everything:
      </p>
      <NumberTable
        caption={`Why ${college.name} is first`}
        head={['Reason', 'Adds']}
        rows={[...reasons, ...watchOuts].map(({ text, contribution }) => [text, signedPoints(contribution)])}
      />
      {unknown.length > 0 && <p>{unknown.map(({ text }) => `${text}.`).join(' ')}</p>}
      <p>
        <TextLink to={resultsHref(EXAMPLE_ANSWERS)}>See the whole list of this example</TextLink>
      </p>
    </>
  );
}
