import { figureText, type CollegeDetail, type FigureKey } from '../../../api/domain.ts';
import { Sparkline } from '../../../ui/chart/Sparkline.tsx';
import { fieldText } from '../../../entities/source/field-words.ts';
import { longStatus, SOURCE_NAMES, tableWords } from '../../../entities/source/source-words.ts';

type Past = CollegeDetail['history'];
type Point = NonNullable<Past[string]>[number];

interface Props {
  history: Past;
  source: FigureKey | undefined;
}

/** Two years make a line; nothing where fewer have a value. */
const pointsOf = (history: Past, source: FigureKey | undefined): readonly Point[] => {
  const points = (source !== undefined && history[source]) || [];
  return points.filter(({ value }) => value !== null).length < 2 ? [] : points;
};

/** How a figure went over the years, and in words which of them were not simply reported. */
export function FormerYears({ history, source }: Props) {
  const points = pointsOf(history, source);
  if (source === undefined || points.length === 0) return null;
  return (
    <>
      <Sparkline
        points={points.map(({ year, value, period, status }) => ({ year, value, when: period, isEstimated: status === 'imputed' }))}
        textOf={(value) => figureText(source, value)}
      />
      {points
        .filter(({ status }) => status !== 'reported')
        .map(({ year, period, status, provenance }) => (
          <span key={year} className="mt-1 block text-xs text-muted">
            {period}: {longStatus(status, provenance.source)}
          </span>
        ))}
    </>
  );
}

/** The same years as a table within a receipt, newest first, each with its own source. */
export function FormerYearsTable({ history, source, label }: Props & { label: string }) {
  const points = pointsOf(history, source);
  if (source === undefined || points.length === 0) return null;
  return (
    <table>
      <caption className="sr-only">{label} by year</caption>
      <thead>
        <tr>
          {['Year', 'Value', 'Status', 'Source'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map(({ year, period, value, status, provenance }) => (
          <tr key={year}>
            <th scope="row">
              {year}
              {period !== String(year) && <small>{period}</small>}
            </th>
            <td>{fieldText(source, value, status)}</td>
            <td>{longStatus(status, provenance.source)}</td>
            <td>{`${SOURCE_NAMES[provenance.source]}, ${tableWords(provenance)}, ${provenance.release}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
