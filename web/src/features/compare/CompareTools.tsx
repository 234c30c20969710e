import type { Comparison } from '../../api/domain/colleges.ts';
import { compareId } from '../../entities/compare/store.ts';
import { OwnFacts } from './answers/OwnFacts.tsx';
import type { CompareOptions } from './compare-url.ts';
import { CompareActions } from './CompareActions.tsx';
import { MajorChoice } from './major/MajorChoice.tsx';
import type { ComparedMajor } from './major/read-major.ts';
import { OptionsForm } from './OptionsForm.tsx';

interface Props {
  comparison: Comparison;
  major: ComparedMajor | undefined;
  options: CompareOptions;
}

/** Above the table: the folded options, what to do with the comparison, and the folded questions about the major and the student. */
export function CompareTools({ comparison, major, options }: Props) {
  const ids = comparison.colleges.map(compareId);
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6">
      <OptionsForm ids={ids} options={options} />
      <CompareActions comparison={comparison} major={major} />
      <MajorChoice ids={ids} options={options} />
      <OwnFacts />
    </div>
  );
}
