import type { ReactNode } from 'react';
import type { Match, MatchedCollege, PrivateAnswers } from '../../../api/domain/matching.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { cardPriceOf } from '../../../entities/college/student-price.ts';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { ChanceBadge } from '../../../entities/match/ChanceBadge.tsx';

const MOST = 10;
/** A table of fewer would only repeat the cards below it. */
const LEAST = 4;

interface Props {
  match: Pick<Match, 'items' | 'hasFit' | 'isDefault'>;
  student: PrivateAnswers;
}

/** The first ten matches in match order, with the figures that people decide by. */
export function BestMatches({ match: { items, hasFit, isDefault }, student }: Props) {
  if (items.length < LEAST) return null;
  const best = items.slice(0, MOST);
  const isRanked = hasFit || isDefault;
  const title = hasFit ? `The ${best.length} best fits` : `The first ${best.length} colleges`;
  return (
    <section aria-labelledby="best" className="mb-12">
      <h2 id="best" className="text-2xl">
        {title}
      </h2>
      <table className="mt-4 w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <Head>
              {isRanked && 'Rank'}
              <span className="sr-only">{isRanked ? ', Save' : 'Save'}</span>
            </Head>
            <Head>College</Head>
            <Head>{isPriced(student) ? 'Your net price' : 'Net price'}</Head>
            <Head>Grad&shy;uate</Head>
            <Head>Admits</Head>
            <Head isWide>Chance</Head>
          </tr>
        </thead>
        <tbody>
          {best.map((item) => (
            <Row key={item.college.id} item={item} isRanked={isRanked} student={student} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const WIDE = 'max-sm:hidden';

const Head = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <th scope="col" className={`py-2 pr-2 font-medium text-muted sm:pr-4 sm:whitespace-nowrap ${isWide ? WIDE : ''}`}>
    {children}
  </th>
);

function Row({ item: { rank, band, college }, isRanked, student }: { item: MatchedCollege; isRanked: boolean; student: PrivateAnswers }) {
  const { acceptanceRate, graduationRate } = college.figures;
  const price = cardPriceOf(college, student);
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className="figure py-2 pr-2">
        {/* On a phone the heart is below the rank, because the name needs the width. */}
        <span className="flex items-center gap-x-2 max-sm:flex-col max-sm:items-start">
          {isRanked && <span className="min-w-5">{rank}</span>}
          <FavoriteToggle college={college} className="-my-2 -ml-2 pointer-coarse:-ml-3" />
        </span>
      </td>
      <th scope="row" className="w-full py-2 pr-2 text-left font-medium [overflow-wrap:anywhere] sm:pr-4">
        <a href={`/colleges/${college.slug}`} className="text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
          {college.name}
        </a>
      </th>
      <td className="py-2 pr-2 sm:pr-4">
        <FigureValue figure="netPrice" isUnitHidden {...price.facts} />
        <span className="block text-xs text-muted">{priceWord(price, isPriced(student))}</span>
      </td>
      <td className="py-2 pr-2 sm:pr-4">
        <FigureValue figure="graduationRate" {...graduationRate} />
      </td>
      <td className="py-2 sm:pr-4">
        {college.openAdmission === true ? 'Everyone' : <FigureValue figure="acceptanceRateNum" {...acceptanceRate} />}
      </td>
      <td className={`py-2 ${WIDE}`}>
        <ChanceBadge band={band} />
      </td>
    </tr>
  );
}

const isPriced = ({ income, homeState }: PrivateAnswers): boolean => (income ?? homeState) !== undefined;

/** What the price is, if it is not what the head of its column says. */
function priceWord({ isOwn, isEstimate, facts }: ReturnType<typeof cardPriceOf>, isPersonal: boolean): string | undefined {
  if (isOwn) return isEstimate ? 'estimate' : undefined;
  if (facts.basis === 'sticker-price') return 'sticker price';
  return isPersonal && facts.basis === 'net-price' ? 'average' : undefined;
}
