import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense, useMemo, useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { compareHref, compareId } from '../../entities/compare/store.ts';
import { addCollegeChunk, OwnAnswers } from './chunks.ts';
import { comparisonQuery } from './compare.queries.ts';
import { hrefOf, readCompare, type CompareOptions } from './compare-url.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { CompareNotices } from './CompareNotices.tsx';
import { tableOf } from './comparison-table.ts';
import { withPlainChances } from './answers/chance-row.ts';
import type { ShownComparison } from './answers/shown-comparison.ts';
import { useComparedMajor } from './major/compared-major.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useListAtPlainAddress, useOwnList } from './use-own-list.ts';
import { EmptyComparison } from './EmptyComparison.tsx';

const CONTENTS = 'cost, admissions, outcomes and students, every number with its year';

/** The page /compare?c=…: up to six colleges side by side. */
export function ComparePage() {
  const { search } = useLocation();
  const { ids, options, faults } = useMemo(() => readCompare(search), [search]);
  const { data } = useSuspenseQuery(comparisonQuery(useSite().api, ids));
  const { comparison, unknown } = data;
  const { colleges } = comparison;
  const picked = colleges.map((college) => ({ id: compareId(college), name: college.name }));
  const ownList = useOwnList(picked, unknown);
  useListAtPlainAddress(ids.length === 0 && faults.length === 0, options);
  const names = namesText(colleges.map(({ name }) => name));
  const [own, setOwn] = useState<ShownComparison>();
  const shown = own?.colleges === colleges ? own : withPlainChances(comparison);
  const { major, faults: majorFaults } = useComparedMajor(comparison, options.major);
  const groups = tableOf(shown, options.differences && colleges.length > 1, major);
  const limit = `Compare up to ${MAX_COMPARED} colleges.`;
  return (
    <div className="page py-5">
      <PageHead
        title={names === '' ? 'Compare colleges' : `Compare ${names}`}
        description={
          names === '' ? `Compare up to ${MAX_COMPARED} colleges side by side: ${CONTENTS}.` : `${names} side by side: ${CONTENTS}.`
        }
        canonicalPath={compareHref(colleges.map(compareId).toSorted((a, b) => a - b))}
        isUnlisted
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">Compare colleges</h1>
        {colleges.length < MAX_COMPARED && <AddCollege ids={ids} options={options} />}
      </div>
      <p role="status" className="sr-only">
        {names === '' ? limit : `${names}. ${limit}`}
      </p>
      <CompareNotices faults={[...faults, ...majorFaults]} unknown={unknown} />
      <Answers comparison={comparison} onAnswered={setOwn} />
      {colleges.length === 0 ? (
        <EmptyComparison />
      ) : (
        <ComparisonView comparison={comparison} major={major} groups={groups} options={options} names={names} ownList={ownList} />
      )}
    </div>
  );
}

/** Does not render again with the page: while its code loads, that would remove the server's markup. */
const AddCollege = memo(({ ids, options }: { ids: readonly number[]; options: CompareOptions }) => {
  const navigate = useNavigate();
  return (
    <Suspense>
      <addCollegeChunk.Component
        isAdded={(college) => ids.includes(compareId(college))}
        onCollege={(college) => void navigate(hrefOf([...ids, compareId(college)], options), { preventScrollReset: true })}
      />
    </Suspense>
  );
});

const Answers = (props: ComponentProps<typeof OwnAnswers>) =>
  useIsHydrated() && (
    <Suspense>
      <OwnAnswers {...props} />
    </Suspense>
  );

/** "Auburn University and Berea College", or with a count for more than three. */
function namesText(names: readonly string[]): string {
  const [first, second, third] = names;
  if (first === undefined || second === undefined) return first ?? '';
  if (third === undefined) return `${first} and ${second}`;
  return names.length === 3 ? `${first}, ${second} and ${third}` : `${first}, ${second} and ${names.length - 2} more`;
}
