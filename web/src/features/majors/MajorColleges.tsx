import type { MajorWhere } from '../../api/domain/majors.ts';
import { CollegeRow, CollegeTable, FigureCell, RankNumber } from '../../entities/college/CollegeTable.tsx';
import { LISTED_COLUMNS, ListedFigure } from '../../entities/college/ListedFigure.tsx';
import { awardedText, yearText } from './major-words.ts';

interface Props extends Pick<MajorWhere, 'items' | 'newest' | 'code'> {
  caption: string;
}

const { netPrice, graduationRate, medianEarnings } = LISTED_COLUMNS;

/** The colleges with the most awards in the major. The price and the outcomes are of the whole college. */
export function MajorColleges({ caption, items, newest, code }: Props) {
  const awarded = { head: `Degrees and certificates, ${yearText(newest)}`, short: 'Awarded' };
  return (
    <>
      <p className="mt-2 max-w-text text-sm text-muted">
        Net price, graduation rate and earnings are those of the whole college, not of the major.
      </p>
      <CollegeTable caption={caption} figures={[awarded, netPrice, graduationRate, medianEarnings]}>
        {/* A phone shows ten of them: each takes the height of five rows of a wide screen. */}
        <tbody className="max-md:block max-md:[&>:nth-child(n+11)]:hidden">
          {items.map(({ awards, college }, index) => (
            <CollegeRow key={college.id} college={college} rank={<RankNumber rank={rankAt(items, index)} />} isMixed major={code}>
              <FigureCell>
                <span className={awards === 0 ? 'text-xs text-muted' : 'figure font-semibold'}>{awardedText(awards, newest)}</span>
              </FigureCell>
              <ListedFigure figure="netPrice" {...college.figures.netPrice} />
              <ListedFigure figure="graduationRate" {...college.figures.graduationRate} />
              <ListedFigure figure="medianEarnings" {...college.figures.medianEarnings} />
            </CollegeRow>
          ))}
        </tbody>
      </CollegeTable>
    </>
  );
}

/** Colleges with as many awards share a rank. */
const rankAt = (items: Props['items'], index: number): number => items.findIndex(({ awards }) => awards === items[index]?.awards) + 1;
