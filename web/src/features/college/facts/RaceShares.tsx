import { type CollegeDetail, figureText } from '../../../api/domain/colleges.ts';
import { RACE_WORDS } from '../../../entities/college/fact-words.ts';
import { LabeledBar } from '../../../ui/chart/LabeledBar.tsx';
import { FieldSource } from '../sources/FieldSource.tsx';

type Race = keyof typeof RACE_WORDS;
const RACES = Object.keys(RACE_WORDS) as Race[];
/** Smaller shares have no bar. */
const SMALLEST_BAR = 0.01;

const percent = (share: number): string => figureText('percentWomen', share);

/** The undergraduates by race and ethnicity, the largest share first, as a table with bars. Empty if not reported. */
export function RaceShares({ detail }: { detail: CollegeDetail }) {
  const { undergraduateRaces: shares } = detail.college;
  if (shares === null) return null;
  const known = RACES.map((race) => ({ race, share: shares[race] ?? 0 })).sort((a, b) => b.share - a.share);
  const large = known.filter(({ share }) => share >= SMALLEST_BAR);
  const small = known.filter(({ share }) => share > 0 && share < SMALLEST_BAR);
  const most = large[0]?.share ?? 1;
  return (
    <div>
      <table className="bar-table [&_th]:w-28 sm:[&_th]:w-44">
        <caption className="pb-2 text-left text-sm font-medium">
          Race and ethnicity of undergraduates{' '}
          <span className="text-xs font-normal text-muted">
            {detail.provenance['undergraduateRaces']?.period} <FieldSource detail={detail} field="undergraduateRaces" />
          </span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {large.map(({ race, share }) => (
            <tr key={race}>
              <th scope="row">{RACE_WORDS[race]}</th>
              <td>
                <span className="sr-only">{percent(share)}</span>
                <LabeledBar share={share / most} text={percent(share)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {small.length > 0 && <p className="mt-1 text-xs text-muted">Under 1%: {small.map(({ race }) => RACE_WORDS[race]).join(', ')}.</p>}
    </div>
  );
}
