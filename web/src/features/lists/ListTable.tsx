/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a plain table are not interactive; the rule takes every td for one of a grid */
import type { ReactNode } from 'react';
import { kindText, STATES } from '../../api/domain/colleges.ts';
import type { CollegeList } from '../../api/domain/rankings.ts';
import { FavoriteToggle } from '../../entities/favorites/FavoriteToggle.tsx';
import { FigureNote, FigureValue } from '../../entities/college/FigureValue.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { isPlain, SHORT_LABELS, type FigureFacts } from '../../entities/college/figure-words.ts';
import { gateSwitchText, unrankedReasonText, UNRANKED_TITLE } from '../../entities/ranking/group-words.ts';
import { MIXES_LEVELS, unrankedText } from './formula-text.ts';

type Item = CollegeList['items'][number];

const COLUMNS = ['Rank', 'College', 'Net price', 'Acceptance rate', 'Graduation rate', 'Median earnings', 'Score'] as const;

const LEVEL_WORDS: Record<Item['college']['level'], string> = { 2: 'two-year', 4: 'four-year' };

interface Props {
  caption: string;
  list: CollegeList;
  /** The list with the other gate. */
  gateHref: string;
}

/**
 * The colleges of one page: ranked ones, then those without a rank. On narrow screens each row is a block with labels. Browsers then drop the table semantics,
 * so the roles restore them for screen readers.
 */
export function ListTable({ caption, list, gateHref }: Props) {
  const ranked = list.items.filter(({ rank }) => rank !== null);
  const unranked = list.items.filter(({ rank }) => rank === null);
  const isTied = ({ rank }: Item): boolean => ranked.filter((other) => other.rank === rank).length > 1;
  return (
    <div className="mt-4 rounded-card border border-line bg-card">
      <table role="table" data-print="table" className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-left">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" className="px-3 py-3 align-bottom font-semibold first:pl-4 max-lg:px-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
                colSpan={COLUMNS.length}
                className="border-t border-line bg-sunken px-4 pt-3 text-left text-base font-semibold max-md:block"
              >
                {UNRANKED_TITLE}
              </th>
            </tr>
            <tr role="row" className="max-md:block">
              <td role="cell" colSpan={COLUMNS.length} className="bg-sunken px-4 pt-1 pb-3 max-md:block">
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
      </table>
    </div>
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
    <tr
      role="row"
      className="border-t border-line align-top first:border-t-0 hover:bg-tint max-md:grid max-md:grid-cols-12 max-md:gap-x-1 max-md:gap-y-1.5 max-md:px-4 max-md:py-3"
    >
      <td role="cell" className="py-2 pr-3 pl-4 max-md:col-span-2 max-md:col-start-1 max-md:row-start-1 max-md:p-0">
        <Rank rank={rank} isTied={isTied} />
      </td>
      <th
        role="rowheader"
        scope="row"
        className="px-3 py-2 text-left font-normal max-lg:px-2 max-md:col-span-10 max-md:col-start-3 max-md:row-start-1 max-md:p-0 md:min-w-44"
      >
        <span className="flex items-start justify-between gap-1">
          <span className="min-w-0">
            <TextLink to={`/colleges/${college.slug}`} className="font-medium">
              {college.name}
            </TextLink>
            <span className="block text-xs text-muted">
              {college.location}, {STATES[college.state]} · {kindText(college)}
            </span>
          </span>
          <FavoriteToggle college={college} className="-my-2" />
        </span>
      </th>
      <Figure figure="netPrice" {...netPrice} />
      <Figure figure="acceptanceRateNum" openAdmission={college.openAdmission} {...acceptanceRate} />
      <Figure figure="graduationRate" {...graduationRate}>
        {isMixed && graduationRate.value !== null && <span className="block">{LEVEL_WORDS[college.level]}</span>}
      </Figure>
      <Figure figure="medianEarnings" {...medianEarnings} />
      <td
        role="cell"
        className={`px-3 py-2 max-lg:px-2 max-md:p-0 ${unranked === null ? 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-1 max-md:self-end' : 'max-md:col-span-12'}`}
      >
        {score !== null && (
          <>
            <Label text="Score" />
            <span className="figure font-semibold">{score.toFixed(1)}</span>
          </>
        )}
        {unranked !== null && <span className="block text-sm">{unrankedReasonText(unranked, { all })}</span>}
        <span className="block text-xs whitespace-nowrap text-muted max-md:hidden">{coverageText(coverage)}</span>
      </td>
    </tr>
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
  return (
    <>
      <span className="figure font-display text-lg leading-none font-semibold">{rank}</span>
      {isTied && <span className="block text-xs text-muted">tied</span>}
    </>
  );
}

interface FigureProps extends FigureFacts {
  figure: keyof typeof SHORT_LABELS;
  children?: ReactNode;
}

function Figure({ figure, children, ...facts }: FigureProps) {
  return (
    <td role="cell" className="px-3 py-2 max-lg:px-2 max-md:col-span-3 max-md:p-0 max-md:[overflow-wrap:anywhere] md:min-w-22">
      <Label text={SHORT_LABELS[figure]} />
      <FigureValue figure={figure} isUnitHidden {...facts} />
      <span className={`block text-xs text-muted ${isPlain(figure, facts) ? 'max-md:hidden' : ''}`}>
        <FigureNote figure={figure} {...facts} />
        {children}
      </span>
    </td>
  );
}

/** Repeats the column header on narrow screens. Screen readers announce the header itself. */
function Label({ text }: { text: string }) {
  return (
    <span aria-hidden="true" data-print="hide" className="block text-xs text-muted md:hidden">
      {text}
    </span>
  );
}

/** "based on 74%": the share of the weights that has a reported figure. */
const coverageText = (coverage: number): string => `based on ${Math.round(coverage * 100)}%`;
