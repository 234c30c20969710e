import { ADULT_FIGURES, type AdultFigure, type AdultList } from '../../../api/domain/rankings.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CollegeRow, CollegeTable, FigureCell, RankNumber } from '../../../entities/college/CollegeTable.tsx';
import { MIXES_LEVELS } from '../formula-text.ts';
import { ADULT_COLUMNS } from './adults-words.ts';

type Item = AdultList['items'][number];

const FIGURES = ADULT_FIGURES.map((key) => ADULT_COLUMNS[key]);

interface Props {
  caption: string;
  group: AdultList['group'];
  items: readonly Item[];
}

/** The colleges of one page. */
export function AdultsTable({ caption, group, items }: Props) {
  return (
    <CollegeTable caption={caption} figures={FIGURES}>
      <tbody className="max-md:block">
        {items.map(({ rank, college, figures }) => (
          <CollegeRow key={college.id} college={college} rank={<RankNumber rank={rank} />} isMixed={MIXES_LEVELS.includes(group)}>
            {ADULT_FIGURES.map((key) => (
              <FigureCell key={key}>
                <Figure figure={key} address={`/colleges/${college.slug}`} {...figures[key]} />
              </FigureCell>
            ))}
          </CollegeRow>
        ))}
      </tbody>
    </CollegeTable>
  );
}

/** The share with a degree leads to the section of the college that explains it. */
function Figure({ figure, address, ...facts }: Item['figures'][AdultFigure] & { figure: AdultFigure; address: string }) {
  const value = <FigureValue figure={figure} isUnitHidden {...facts} />;
  return figure === 'degreeAfter8Years' ? <TextLink to={`${address}#outcomes`}>{value}</TextLink> : value;
}
