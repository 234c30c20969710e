import { memo, Suspense, useState } from 'react';
import type { Comparison } from '../../api/domain/colleges.ts';
import { compareId } from '../../entities/compare/store.ts';
import { hrefOf, type CompareOptions } from './compare-url.ts';
import { CompareTable } from './CompareTable.tsx';
import type { OwnList } from './use-own-list.ts';
import { compareToolsChunk, SharedNotice } from './chunks.ts';
import { countOfMixedYears, type TableGroup } from './comparison-table.ts';
import type { ComparedMajor } from './major/read-major.ts';

interface Props {
  comparison: Comparison;
  major: ComparedMajor | undefined;
  groups: TableGroup[];
  options: CompareOptions;
  /** "Auburn University and Berea College" */
  names: string;
  ownList: OwnList;
}

/** The table with its options and actions. */
export function ComparisonView({ comparison, major, groups, options, names, ownList: { list, isShared } }: Props) {
  const { colleges } = comparison;
  const shown = colleges.map((college) => ({ id: compareId(college), name: college.name }));
  const ids = shown.map(({ id }) => id);
  const [dismissed, setDismissed] = useState<string>();
  const key = ids.join();
  return (
    <>
      {ids.length === 1 && <p className="mt-4 font-medium">Add one more college to compare it with.</p>}
      <Tools comparison={comparison} major={major} options={options} />
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
      {/* Above the table, it would move it. */}
      {isShared && dismissed !== key && (
        <Suspense>
          <SharedNotice shown={shown} list={list} hrefOf={(own) => hrefOf(own, options)} onDismiss={() => setDismissed(key)} />
        </Suspense>
      )}
      <MixedYears rows={countOfMixedYears(groups)} />
    </>
  );
}

/** Does not render again with the page: while its code loads, that would remove the server's markup. */
const Tools = memo((props: Pick<Props, 'comparison' | 'major' | 'options'>) => (
  <Suspense>
    <compareToolsChunk.Component {...props} />
  </Suspense>
));

const MixedYears = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <p className="mt-3 text-sm text-muted">
      {rows === 1 ? 'One row compares' : `${rows} rows compare`} numbers from different years. They are marked “Years differ”.
    </p>
  );
