import { useState } from 'react';
import { type CollegeDetail, type CollegePrograms, isWithoutFederalAid } from '../../../../api/domain/colleges.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { LoanLines } from './LoanLines.tsx';
import { OutcomeLines } from './OutcomeLines.tsx';
import { keyOf, largestOf, paidPrograms } from './paid-programs.ts';

interface Props {
  detail: CollegeDetail;
  taught: CollegePrograms;
}

/** Whether federal loans cover the price of a program, and what its graduates owe and earn. Nothing without an undergraduate program. */
export function FinanceSection({ detail, taught }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [isIndependent, setIsIndependent] = useState(false);
  const programs = paidPrograms(taught);
  const program = programs.find((each) => keyOf(each) === chosen) ?? largestOf(programs);
  if (!program) return null;
  return (
    <div className="mt-3 max-w-text rounded-card border border-line bg-card p-4">
      <div className="grid gap-2">
        <Select
          label="Program"
          value={keyOf(program)}
          options={programs.map((each) => ({ value: keyOf(each), label: `${each.title}, ${each.award}` }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Checkbox
          label="I am 24 or older, married, a veteran, or have children whom I support"
          checked={isIndependent}
          onChange={() => setIsIndependent(!isIndependent)}
        />
      </div>
      <dl>
        {isWithoutFederalAid(detail.college) ? (
          <dt className="mt-2 text-sm">Federal loans cannot be used at this college.</dt>
        ) : (
          <LoanLines detail={detail} years={program.years} borrower={isIndependent ? 'independent' : 'dependent'} />
        )}
        <OutcomeLines detail={detail} program={program} highSchool={taught.highSchoolEarnings} />
      </dl>
    </div>
  );
}
