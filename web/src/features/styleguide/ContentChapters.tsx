import type { ComponentProps } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { FigureValue } from '../../entities/college/FigureValue.tsx';
import { HeroImage } from '../../ui/page/HeroImage.tsx';
import { Histogram } from '../../ui/chart/Histogram.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { Pennant } from '../../entities/college/Pennant.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { Chapter, ExampleGrid, Example } from './Example.tsx';

const PENNANTS: ComponentProps<typeof Pennant>['design'][] = [
  { text: 'UCLA', colors: ['#2774ae', '#ffd100', '#ffffff'], pattern: 'stripes' },
  { text: 'Ole Miss', colors: ['#14213d', '#ce1126', '#ffffff'], pattern: 'stripes' },
  { text: 'UMaine', colors: ['#b0d7ff', '#003263', '#000000'], pattern: 'stripes' },
  { text: 'BC', colors: ['#1f5a4a', '#2d6f5d', '#fbf8f3'], pattern: 'chevron' },
  { text: 'DC', colors: ['#f0d9a8', '#e6c887', '#3d2a05'], pattern: 'dots' },
  { text: 'ERA', colors: ['#d5e3ef', '#bdd3e5', '#173a58'], pattern: 'arcs' },
  { text: 'F', colors: ['#33413c', '#43534d', '#f0d9a8'], pattern: 'diagonal' },
  { text: 'GC', colors: ['#8a5200', '#9c6210', '#fffaf0'], pattern: 'checks' },
];
const MISSING_IMAGE = '/scenes/missing.svg';

export function ContentChapters() {
  return (
    <>
      <Chapter id="numbers" title="Numbers">
        <ExampleGrid>
          <Example name="stat: large, small, with its year">
            <dl className="grid grid-cols-2 gap-4">
              <Stat label="Net price" size="large" note="2021-22 · national median $17,100">
                <FigureValue figure="netPrice" value={14_230} status="reported" />
              </Stat>
              <Stat label="Graduation rate" note="by August 2024">
                <FigureValue figure="graduationRate" value={0.82} status="reported" />
              </Stat>
            </dl>
          </Example>
          <Example name="missing: not reported, suppressed, does not apply, aid exceeds cost, NA">
            <dl className="grid grid-cols-2 gap-4">
              <Stat label="Median debt">
                <FigureValue figure="medianDebt" value={null} status="not-reported" />
              </Stat>
              <Stat label="Earnings">
                <FigureValue figure="medianEarnings" value={null} status="suppressed" />
              </Stat>
              <Stat label="Acceptance rate">
                <FigureValue figure="acceptanceRateNum" value={null} status="not-applicable" openAdmission />
              </Stat>
              <Stat label="Net price">
                <FigureValue figure="netPrice" value={-4_247} status="reported" />
              </Stat>
              <Stat label="Average SAT">
                <FigureValue figure="avgSAT" value={null} status="not-reported" />
              </Stat>
            </dl>
          </Example>
          <Example name="histogram: a selected range">
            <Histogram counts={[2, 5, 9, 14, 20, 16, 11, 6, 3, 1]} from={2} to={6} />
          </Example>
        </ExampleGrid>
        <Example name="table">
          <SampleTable />
        </Example>
      </Chapter>
      <Chapter id="components" title="Components">
        <ExampleGrid>
          <Example name="badge: five tones">
            <p className="flex flex-wrap gap-2">
              <Badge>Two-year</Badge>
              <Badge tone="primary">HBCU</Badge>
              <Badge tone="amber">Coming soon</Badge>
              <Badge tone="brick">Closed</Badge>
              <Badge tone="sky">Estimated</Badge>
            </p>
          </Example>
          <Example name="breadcrumb">
            <Breadcrumb
              items={[
                { label: 'Colleges', to: '/discover' },
                { label: 'Alabama', to: '/colleges/states/alabama' },
                { label: 'Auburn University' },
              ]}
            />
          </Example>
          <Example name="card">
            <div className="rounded-card border border-line bg-card p-5">Borders before shadows.</div>
          </Example>
          <Example name="skeleton: a loading placeholder">
            <div className="flex gap-4">
              <Skeleton className="size-16" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          </Example>
          <Example name="empty">
            <EmptyState title="No colleges match">
              <p>Remove a filter.</p>
            </EmptyState>
          </Example>
          <Example name="error">
            <EmptyState tone="error" title="The colleges could not be loaded">
              <Button variant="secondary">Try again</Button>
            </EmptyState>
          </Example>
        </ExampleGrid>
        <Example name="pagination: in the middle">
          <Pagination page={5} pages={20} hrefOf={(page) => `?page=${page}`} />
        </Example>
        <Example name="pagination: at the beginning">
          <Pagination page={1} pages={3} hrefOf={(page) => `?page=${page}`} />
        </Example>
      </Chapter>
      <Chapter id="images" title="Images">
        <Example name="pennants">
          <ul className="flex flex-wrap gap-3">
            {PENNANTS.map((design) => (
              <li key={design.text}>
                <Pennant design={design} className="size-20 rounded-control" />
              </li>
            ))}
          </ul>
        </Example>
        <ExampleGrid>
          <Example name="hero image: loaded">
            <HeroImage src="/scenes/room.svg" fallbackSrc="/scenes/quad.svg" alt="Two roommates" />
          </Example>
          <Example name="hero image: its fallback">
            <HeroImage src={MISSING_IMAGE} fallbackSrc="/scenes/quad.svg" alt="A lawn" />
          </Example>
          <Example name="hero image: neither">
            <HeroImage src={MISSING_IMAGE} fallbackSrc={`${MISSING_IMAGE}?again`} alt="Nothing" />
          </Example>
        </ExampleGrid>
      </Chapter>
    </>
  );
}

function SampleTable() {
  return (
    <table className="figure w-full max-w-text border-collapse text-sm">
      <caption className="pb-2 text-left text-muted">Two colleges</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 font-medium">
            College
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Net price
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <th scope="row" className="py-2 text-left font-medium">
            Auburn University
          </th>
          <td className="py-2 text-right">$23,258</td>
        </tr>
        <tr>
          <th scope="row" className="py-2 text-left font-medium">
            Berea College
          </th>
          <td className="py-2 text-right text-muted">Not reported</td>
        </tr>
      </tbody>
    </table>
  );
}
