import { SourceNote, type SourceText } from '../../entities/source/SourceNote.tsx';
import { SourceButton } from '../../entities/source/SourceButton.tsx';
import { Sparkline, type SparkPoint } from '../../ui/chart/Sparkline.tsx';
import { Chapter, ExampleGrid, Example } from './Example.tsx';

const YEARS: SparkPoint[] = [
  { year: 2019, value: 0.58, when: '2019-20' },
  { year: 2020, value: 0.61, when: '2020-21' },
  { year: 2022, value: 0.6, when: '2022-23', isEstimated: true },
  { year: 2023, value: 0.64, when: '2023-24' },
];
const SPECIMEN: SourceText = {
  title: 'Source of graduation rate',
  lines: [
    ['Source', 'IPEDS'],
    ['Status', 'Reported by the college'],
    ['Imported', 'Nov 20, 2026, run 7'],
  ],
};
const percent = (value: number): string => `${Math.round(value * 100)}%`;

export function SourceChapter() {
  return (
    <Chapter id="sources" title="Sources and history">
      <ExampleGrid>
        <Example name="source: opened by its button">
          <SourceButton field="specimen" label="Graduation rate" />
          <SourceNote textOf={() => SPECIMEN}>
            <p>This note needs scripts.</p>
          </SourceNote>
        </Example>
        <Example name="sparkline: a year missing, a year estimated">
          <Sparkline points={YEARS} textOf={percent} />
        </Example>
        <Example name="sparkline: two years, no change">
          <Sparkline points={[2022, 2023].map((year) => ({ year, value: 0.5, when: String(year) }))} textOf={percent} />
        </Example>
      </ExampleGrid>
    </Chapter>
  );
}
