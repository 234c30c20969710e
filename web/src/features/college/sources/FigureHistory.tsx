import { type CollegeDetail, type FigureKey, figureText, releaseText } from '../../../api/domain/colleges.ts';
import { Sparkline } from '../../../ui/chart/Sparkline.tsx';
import { fieldText } from '../../../entities/source/field-words.ts';
import { historyPoints } from './history-points.ts';
import { longStatus, SOURCE_NAMES, tableWords } from '../../../entities/source/source-words.ts';

interface Props {
  history: CollegeDetail['history'];
  source: FigureKey | undefined;
}

/** A sparkline, with a note for each year that was not reported. */
export function FigureHistory({ history, source }: Props) {
  const points = historyPoints(history, source);
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

/** The same years as a table in the source popover, newest first, each with its own source. */
export function HistoryTable({ history, source, label }: Props & { label: string }) {
  const points = historyPoints(history, source);
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
            <td>{`${SOURCE_NAMES[provenance.source]}, ${tableWords(provenance)}, ${releaseText(provenance.release)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
