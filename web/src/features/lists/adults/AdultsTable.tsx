/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a plain table are not interactive; the rule takes every td for one of a grid */
import { kindText, STATES } from '../../../api/domain/colleges.ts';
import { ADULT_FIGURES, type AdultFigure, type AdultList } from '../../../api/domain/rankings.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { FavoriteToggle } from '../../../entities/favorites/FavoriteToggle.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ADULT_COLUMNS } from './adults-words.ts';

type Item = AdultList['items'][number];

/** The colleges of one page. On narrow screens each row is a block with labels; the roles keep the table for screen readers. */
export function AdultsTable({ caption, items }: { caption: string; items: readonly Item[] }) {
  const heads = ['Rank', 'College', ...ADULT_FIGURES.map((key) => ADULT_COLUMNS[key].head)];
  return (
    <div className="mt-4 rounded-card border border-line bg-card">
      <table role="table" data-print="table" className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-left">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col" className="px-3 py-3 align-bottom font-semibold first:pl-4 max-lg:px-2">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((item) => (
            <Row key={item.college.id} {...item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ rank, college, figures }: Item) {
  const address = `/colleges/${college.slug}`;
  return (
    <tr
      role="row"
      className="border-t border-line align-top first:border-t-0 hover:bg-tint max-md:grid max-md:grid-cols-12 max-md:gap-x-1 max-md:gap-y-1.5 max-md:px-4 max-md:py-3"
    >
      <td role="cell" className="py-2 pr-3 pl-4 max-md:col-span-2 max-md:p-0">
        <span className="figure font-display text-lg leading-none font-semibold">{rank}</span>
      </td>
      <th role="rowheader" scope="row" className="px-3 py-2 text-left font-normal max-lg:px-2 max-md:col-span-10 max-md:p-0 md:min-w-44">
        <span className="flex items-start justify-between gap-1">
          <span className="min-w-0">
            <TextLink to={address} className="font-medium">
              {college.name}
            </TextLink>
            <span className="block text-xs text-muted">
              {college.location}, {STATES[college.state]} · {kindText(college)}
            </span>
          </span>
          <FavoriteToggle college={college} className="-my-2" />
        </span>
      </th>
      {ADULT_FIGURES.map((key) => (
        <td key={key} role="cell" className="px-3 py-2 max-lg:px-2 max-md:col-span-3 max-md:p-0 md:min-w-22">
          <span aria-hidden="true" data-print="hide" className="block text-xs text-muted md:hidden">
            {ADULT_COLUMNS[key].short}
          </span>
          <Figure figure={key} address={address} {...figures[key]} />
        </td>
      ))}
    </tr>
  );
}

/** The share with a degree leads to the section of the college that explains it. */
function Figure({ figure, address, ...facts }: Item['figures'][AdultFigure] & { figure: AdultFigure; address: string }) {
  const value = <FigureValue figure={figure} isUnitHidden {...facts} />;
  return figure === 'degreeAfter8Years' ? <TextLink to={`${address}#outcomes`}>{value}</TextLink> : value;
}
