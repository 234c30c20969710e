import { Receipt } from '../../entities/source/SourceNote.tsx';
import { ReceiptButton } from '../../entities/source/SourceButton.tsx';
import { Sparkline, type SparkPoint } from '../../ui/chart/Sparkline.tsx';
import { Chapter, Shelf, Specimen } from './Specimen.tsx';

const YEARS: SparkPoint[] = [
  { year: 2019, value: 0.58, when: '2019-20' },
  { year: 2020, value: 0.61, when: '2020-21' },
  { year: 2022, value: 0.6, when: '2022-23', isEstimated: true },
  { year: 2023, value: 0.64, when: '2023-24' },
];
const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** Where a number comes from, and how it went. */
export function ReceiptChapter() {
  return (
    <Chapter id="receipts" title="Receipts and former years">
      <Shelf>
        <Specimen name="receipt: opened by its button">
          <ReceiptButton field="specimen" label="Graduation rate" />
          <Receipt
            field="specimen"
            title="Source of graduation rate"
            lines={[
              ['Source', 'IPEDS'],
              ['Status', 'Reported by the college'],
              ['Imported', 'Nov 20, 2026, run 7'],
            ]}
          />
        </Specimen>
        <Specimen name="sparkline: a year missing, a year estimated">
          <Sparkline points={YEARS} textOf={percent} />
        </Specimen>
        <Specimen name="sparkline: two years, no change">
          <Sparkline points={[2022, 2023].map((year) => ({ year, value: 0.5, when: String(year) }))} textOf={percent} />
        </Specimen>
      </Shelf>
    </Chapter>
  );
}
