import { figureText, type CollegeDetail, type FigureKey } from '../../../api/contracts.ts';
import { NumberTable } from '../../../components/NumberTable.tsx';
import { Sparkline } from '../../../components/Sparkline.tsx';
import { fieldText } from '../../../lib/field-words.ts';
import { longStatus, SOURCE_NAMES, tableWords } from '../../../lib/source-words.ts';

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

/** The same years as a table, each with its own receipt. */
export function FormerYearsTable({ history, source, label }: Props & { label: string }) {
  const points = pointsOf(history, source);
  if (source === undefined || points.length === 0) return null;
  return (
    <div className="mt-3">
      <NumberTable
        caption={`${label} by year`}
        head={['Year', 'Value', 'Status', 'Source']}
        rows={[...points]
          .reverse()
          .map(({ year, period, value, status, provenance }) => [
            <Year key="year" year={year} period={period} />,
            fieldText(source, value, status),
            longStatus(status, provenance.source),
            `${SOURCE_NAMES[provenance.source]}, ${tableWords(provenance)}, ${provenance.release}`,
          ])}
      />
    </div>
  );
}

/** The year, and what is meant by it where that is more. */
const Year = ({ year, period }: Pick<Point, 'year' | 'period'>) => (
  <>
    {year}
    {period !== String(year) && <span className="block text-xs font-normal text-muted">{period}</span>}
  </>
);
