import { countText } from '../../api/domain/colleges.ts';
import type { MajorWhere } from '../../api/domain/majors.ts';
import { AWARD_WORDS } from '../../entities/college/award-words.ts';
import { awardedText, yearText } from './major-words.ts';

/** How many colleges offer each kind of award, and how many were awarded. */
export const AwardLevels = ({ levels, newest }: Pick<MajorWhere, 'levels' | 'newest'>) => (
  <div className="mt-6 max-w-text rounded-card border border-line bg-card">
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Degrees and certificates</caption>
      <thead>
        <tr className="border-b border-line text-left align-bottom">
          <th scope="col" className="px-4 py-2 font-semibold">
            Award
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            Colleges
          </th>
          <th scope="col" className="px-4 py-2 text-right font-semibold">
            Awarded in {yearText(newest)}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ award, colleges, awards }) => (
          <tr key={award} className="border-t border-line first:border-t-0">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              {AWARD_WORDS[award]}
            </th>
            <td className="figure px-4 py-2 text-right">{countText(colleges)}</td>
            <td className="figure px-4 py-2 text-right">{awardedText(awards, newest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
