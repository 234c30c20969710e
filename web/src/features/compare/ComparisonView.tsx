import { useState } from 'react';
import type { Comparison } from '../../api/domain/colleges.ts';
import { compareId } from '../../entities/compare/store.ts';
import { CompareActions } from './CompareActions.tsx';
import { hrefOf, type CompareOptions } from './compare-url.ts';
import { CompareTable } from './CompareTable.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import type { OwnList } from './use-own-list.ts';
import { SharedNotice } from './SharedNotice.tsx';
import type { TableGroup } from './comparison-table.ts';

interface Props {
  comparison: Comparison;
  groups: TableGroup[];
  options: CompareOptions;
  /** "Auburn University and Berea College" */
  names: string;
  ownList: OwnList;
}

/** The table with its options and actions. */
export function ComparisonView({ comparison, groups, options, names, ownList: { list, isShared } }: Props) {
  const { colleges } = comparison;
  const shown = colleges.map((college) => ({ id: compareId(college), name: college.name }));
  const ids = shown.map(({ id }) => id);
  const [dismissed, setDismissed] = useState<string>();
  const key = ids.join();
  return (
    <>
      {isShared && dismissed !== key && <SharedNotice shown={shown} list={list} onDismiss={() => setDismissed(key)} />}
      {ids.length === 1 && <p className="mt-6 font-medium">Add one more college to compare it with.</p>}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <OptionsForm ids={ids} options={options} />
        <CompareActions comparison={comparison} />
      </div>
      <CompareTable
        colleges={colleges}
        groups={groups}
        options={options}
        caption={`Comparison of ${names}`}
        hrefWithout={(id) =>
          hrefOf(
            ids.filter((other) => other !== id),
            options,
          )
        }
      />
    </>
  );
}
