import { useState } from 'react';
import { MAX_COMPARED, type Comparison } from '../../api/domain.ts';
import { compareId } from '../../entities/compare/store.ts';
import { Actions } from './Actions.tsx';
import { AddCollege } from './AddCollege.tsx';
import { hrefOf, type CompareOptions } from './compare-url.ts';
import { CompareTable } from './CompareTable.tsx';
import { Options } from './Options.tsx';
import type { Ownership } from './own-list.ts';
import { SharedNotice } from './SharedNotice.tsx';
import type { TableGroup } from './table-words.ts';
import { namesInWords } from './words.ts';

interface Props {
  comparison: Comparison;
  groups: TableGroup[];
  options: CompareOptions;
  ownership: Ownership;
}

/** The table with all that can be done to it. */
export function Comparing({ comparison, groups, options, ownership: { list, isShared } }: Props) {
  const { colleges } = comparison;
  const shown = colleges.map((college) => ({ id: compareId(college), name: college.name }));
  const ids = shown.map(({ id }) => id);
  const [kept, setKept] = useState<string>();
  const key = ids.join();
  const caption = `Comparison of ${namesInWords(shown.map(({ name }) => name))}`;
  return (
    <>
      {isShared && kept !== key && <SharedNotice shown={shown} list={list} onKeep={() => setKept(key)} />}
      {ids.length < MAX_COMPARED && (
        <div className="mt-6">
          {ids.length === 1 && <p className="mb-2 font-medium">Add one more college to compare it with.</p>}
          <AddCollege ids={ids} hrefWith={(id) => hrefOf([...ids, id], options)} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Options ids={ids} options={options} />
        <Actions comparison={comparison} />
      </div>
      <CompareTable
        colleges={colleges}
        groups={groups}
        options={options}
        caption={caption}
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
