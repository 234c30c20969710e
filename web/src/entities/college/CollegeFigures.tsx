import { Suspense } from 'react';
import type { CollegeCard, PriceFacts } from '../../api/domain/colleges.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { FigureStat } from './FigureValue.tsx';

/** Nothing is known of the student on the server, so the first load does not need it. */
const StudentPriceStat = lazyChunk(async () => (await import('./StudentPriceStat.tsx')).StudentPriceStat);

interface Props {
  college: CollegeCard;
  student: PriceFacts;
  className: string;
}

/** The four figures that people compare. With an income or a home state, the price is the student's own. */
export function CollegeFigures({ college, student, className }: Props) {
  const { netPrice, acceptanceRate, graduationRate, medianEarnings } = college.figures;
  const average = <FigureStat label="Net price" figure="netPrice" {...netPrice} />;
  return (
    <dl className={`grid gap-x-4 gap-y-3 border-t border-line ${className}`}>
      {(student.income ?? student.homeState) === undefined ? (
        average
      ) : (
        <Suspense fallback={average}>
          <StudentPriceStat college={college} student={student} />
        </Suspense>
      )}
      <FigureStat label="Acceptance rate" figure="acceptanceRateNum" openAdmission={college.openAdmission} {...acceptanceRate} />
      <FigureStat label="Graduation rate" figure="graduationRate" {...graduationRate} />
      <FigureStat label="Median earnings" figure="medianEarnings" {...medianEarnings} />
    </dl>
  );
}
