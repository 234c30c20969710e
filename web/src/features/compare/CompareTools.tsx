import type { Comparison } from '../../api/domain/colleges.ts';
import { compareId } from '../../entities/compare/store.ts';
import { OwnFacts } from './answers/OwnFacts.tsx';
import type { CompareOptions } from './compare-url.ts';
import { CompareActions } from './CompareActions.tsx';
import { OptionsForm } from './OptionsForm.tsx';

/** Above the table: the folded options, what to do with the comparison, and the folded questions about the student. */
export const CompareTools = ({ comparison, options }: { comparison: Comparison; options: CompareOptions }) => (
  <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6">
    <OptionsForm ids={comparison.colleges.map(compareId)} options={options} />
    <CompareActions comparison={comparison} />
    <OwnFacts />
  </div>
);
