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
import { Chapter, Shelf, Specimen } from './Specimen.tsx';

const COLLEGES = [
  'Auburn University',
  'Berea College',
  'Cornell University',
  'Diné College',
  'Embry-Riddle',
  'Franklin',
  'Grinnell College',
  'Howard University',
];
const NOWHERE = '/scenes/there-is-no-such-picture.svg';

export function ContentChapters() {
  return (
    <>
      <Chapter id="numbers" title="Numbers">
        <Shelf>
          <Specimen name="stat: large, small, with its year">
            <dl className="grid grid-cols-2 gap-4">
              <Stat label="Net price" size="large" note="2021-22 · national median $17,100">
                <FigureValue figure="netPrice" value={14_230} status="reported" />
              </Stat>
              <Stat label="Graduation rate" note="by August 2024">
                <FigureValue figure="graduationRate" value={0.82} status="reported" />
              </Stat>
            </dl>
          </Specimen>
          <Specimen name="missing: not reported, suppressed, does not apply, aid exceeds cost, NA">
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
          </Specimen>
          <Specimen name="histogram: a chosen part">
            <Histogram counts={[2, 5, 9, 14, 20, 16, 11, 6, 3, 1]} from={2} to={6} />
          </Specimen>
        </Shelf>
        <Specimen name="table">
          <SampleTable />
        </Specimen>
      </Chapter>
      <Chapter id="pieces" title="Pieces">
        <Shelf>
          <Specimen name="badge: five tones">
            <p className="flex flex-wrap gap-2">
              <Badge>Two-year</Badge>
              <Badge tone="primary">HBCU</Badge>
              <Badge tone="amber">In the making</Badge>
              <Badge tone="brick">Closed</Badge>
              <Badge tone="sky">Estimated</Badge>
            </p>
          </Specimen>
          <Specimen name="breadcrumb">
            <Breadcrumb
              items={[
                { label: 'Colleges', to: '/discover' },
                { label: 'Alabama', to: '/colleges/states/alabama' },
                { label: 'Auburn University' },
              ]}
            />
          </Specimen>
          <Specimen name="card">
            <div className="rounded-card border border-line bg-card p-5">Borders before shadows.</div>
          </Specimen>
          <Specimen name="skeleton: the shape of what comes">
            <div className="flex gap-4">
              <Skeleton className="size-16" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          </Specimen>
          <Specimen name="empty">
            <EmptyState title="No college fits">
              <p>Take a filter away.</p>
            </EmptyState>
          </Specimen>
          <Specimen name="error">
            <EmptyState tone="error" title="The colleges could not be loaded">
              <Button variant="secondary">Try again</Button>
            </EmptyState>
          </Specimen>
        </Shelf>
        <Specimen name="pagination: in the middle">
          <Pagination page={5} pages={20} hrefOf={(page) => `?page=${page}`} />
        </Specimen>
        <Specimen name="pagination: at the beginning">
          <Pagination page={1} pages={3} hrefOf={(page) => `?page=${page}`} />
        </Specimen>
      </Chapter>
      <Chapter id="pictures" title="Pictures">
        <Specimen name="pennants">
          <ul className="flex flex-wrap gap-3">
            {COLLEGES.map((name, index) => (
              <li key={name}>
                <Pennant name={name} id={index + 1} className="size-20 rounded-control" />
              </li>
            ))}
          </ul>
        </Specimen>
        <Shelf>
          <Specimen name="hero image: itself">
            <HeroImage src="/scenes/room.svg" fallbackSrc="/scenes/quad.svg" alt="Two roommates" />
          </Specimen>
          <Specimen name="hero image: its fallback">
            <HeroImage src={NOWHERE} fallbackSrc="/scenes/quad.svg" alt="A green" />
          </Specimen>
          <Specimen name="hero image: neither">
            <HeroImage src={NOWHERE} fallbackSrc={`${NOWHERE}?again`} alt="Nothing" />
          </Specimen>
        </Shelf>
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
