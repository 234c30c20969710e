/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a plain table are not interactive; the rule takes every td for one of a grid */
import type { MajorOccupations } from '../../../api/domain/majors.ts';
import { educationText, growthText, openingsText, wageText, yearsOf } from './occupation-words.ts';

const CELL = 'px-3 py-2 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-4 max-md:py-0.5 last:max-md:pb-3';

/**
 * Occupations with their wages and outlook. On a phone a row is a title above its figures, each with its head. Browsers then drop the
 * semantics of a table, so the roles restore them for screen readers.
 */
export function OccupationTable({
  caption,
  occupations,
  sources,
}: Pick<MajorOccupations, 'occupations' | 'sources'> & { caption: string }) {
  const heads = ['Median wage a year', `Growth ${yearsOf(sources)}`, 'Openings a year', 'Usual education at entry'];
  return (
    <div className="mt-4 rounded-card border border-line bg-card">
      <table role="table" className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-left align-bottom">
            {['Occupation', ...heads].map((head) => (
              <th key={head} role="columnheader" scope="col" className="px-3 py-2 font-semibold first:pl-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {occupations.map(({ soc, title, growthPercent, openings, entryEducation, ...wage }) => (
            <tr key={soc} role="row" className="border-t border-line align-top first:border-t-0 max-md:block">
              <th role="rowheader" scope="row" className="px-4 py-2 text-left font-medium max-md:block max-md:pb-1">
                {title}
              </th>
              {[wageText(wage), growthText(growthPercent), openingsText(openings), educationText(entryEducation)].map((text, at) => (
                <td key={heads[at]} role="cell" className={CELL}>
                  <span aria-hidden="true" className="text-muted md:hidden">
                    {heads[at]}
                  </span>
                  <span className="max-md:text-right">{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
