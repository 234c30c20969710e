/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a plain table are not interactive; the rule takes every td for one of a grid */
import type { CollegeList } from '../../api/domain/rankings.ts';
import { CollegeRow, CollegeTable, RankNumber } from '../../entities/college/CollegeTable.tsx';
import { LISTED_COLUMNS, LISTED_FIGURES, ListedFigure } from '../../entities/college/ListedFigure.tsx';
import { gateSwitchText, unrankedReasonText, UNRANKED_TITLE } from '../../entities/ranking/group-words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { MIXES_LEVELS, unrankedText } from './formula-text.ts';

type Item = CollegeList['items'][number];

const FIGURES = LISTED_FIGURES.map((key) => LISTED_COLUMNS[key]);

/** Rank, college, the figures, score. */
const COLUMN_COUNT = FIGURES.length + 3;

const LEVEL_WORDS: Record<Item['college']['level'], string> = { 2: 'two-year', 4: 'four-year' };

interface Props {
  caption: string;
  list: CollegeList;
  /** The list with the other gate. */
  gateHref: string;
}

/** The colleges of one page: ranked ones, then those without a rank. */
export function ListTable({ caption, list, gateHref }: Props) {
  const ranked = list.items.filter(({ rank }) => rank !== null);
  const unranked = list.items.filter(({ rank }) => rank === null);
  const isTied = ({ rank }: Item): boolean => ranked.filter((other) => other.rank === rank).length > 1;
  return (
    <CollegeTable caption={caption} figures={FIGURES} hasScore>
      <tbody className="max-md:block">
        {ranked.map((item) => (
          <Row key={item.college.id} item={item} isTied={isTied(item)} list={list} />
        ))}
      </tbody>
      {unranked.length > 0 && (
        <tbody className="max-md:block">
          <tr role="row" className="max-md:block">
            <th
              role="rowheader"
              scope="rowgroup"
              colSpan={COLUMN_COUNT}
              className="border-t border-line bg-sunken px-4 pt-3 text-left text-base font-semibold max-md:block"
            >
              {UNRANKED_TITLE}
            </th>
          </tr>
          <tr role="row" className="max-md:block">
            <td role="cell" colSpan={COLUMN_COUNT} className="bg-sunken px-4 pt-1 pb-3 max-md:block">
              {unrankedText(list)}{' '}
              {!list.all && (
                <TextLink to={gateHref} data-keep-scroll="" data-print="hide" className="inline-block py-1">
                  {gateSwitchText(list)}
                </TextLink>
              )}
            </td>
          </tr>
          {unranked.map((item) => (
            <Row key={item.college.id} item={item} isTied={false} list={list} />
          ))}
        </tbody>
      )}
    </CollegeTable>
  );
}

interface RowProps {
  item: Item;
  isTied: boolean;
  list: CollegeList;
}

function Row({ item: { rank, score, coverage, unranked, college }, isTied, list: { all, group } }: RowProps) {
  // Rates of programs of two and of four years are not to be compared.
  const isMixed = MIXES_LEVELS.includes(group);
  const { netPrice, acceptanceRate, graduationRate, medianEarnings } = college.figures;
  return (
    <CollegeRow college={college} rank={<Rank rank={rank} isTied={isTied} />} isMixed={isMixed}>
      <ListedFigure figure="netPrice" {...netPrice} />
      <ListedFigure figure="acceptanceRateNum" openAdmission={college.openAdmission} {...acceptanceRate} />
      <ListedFigure figure="graduationRate" {...graduationRate}>
        {isMixed && graduationRate.value !== null && <span className="block">{LEVEL_WORDS[college.level]}</span>}
      </ListedFigure>
      <ListedFigure figure="medianEarnings" {...medianEarnings} />
      <td
        role="cell"
        className={`px-3 py-2 max-lg:px-2 max-md:p-0 ${unranked === null ? 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-1 max-md:self-end max-md:leading-none' : 'max-md:col-span-12'}`}
      >
        {score !== null && <span className="figure font-semibold">{score.toFixed(1)}</span>}
        {unranked !== null && <span className="block text-sm">{unrankedReasonText(unranked, { all })}</span>}
        <span className="block text-xs whitespace-nowrap text-muted max-md:hidden">{coverageText(coverage)}</span>
      </td>
    </CollegeRow>
  );
}

function Rank({ rank, isTied }: { rank: number | null; isTied: boolean }) {
  if (rank === null) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not ranked</span>
      </span>
    );
  }
  return <RankNumber rank={rank} isTied={isTied} />;
}

/** "based on 74%": the share of the weights that has a reported figure. */
const coverageText = (coverage: number): string => `based on ${Math.round(coverage * 100)}%`;
