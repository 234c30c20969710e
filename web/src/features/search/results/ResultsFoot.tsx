import type { SearchQuery } from '../../../api/domain/search.ts';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { HiddenColleges } from '../filters/HiddenColleges.tsx';
import type { SearchOutcome } from '../search.queries.ts';

interface Props {
  result: SearchOutcome['result'];
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

/** Below the colleges: how many a filter hides because they do not report a number, and the other pages. */
export function ResultsFoot({ result, query, hrefFor }: Props) {
  return (
    <>
      {query.unknown === 'exclude' && <HiddenColleges result={result} query={query} hrefFor={hrefFor} />}
      <div className="mt-10">
        <Pagination page={result.page} pages={Math.ceil(result.total / result.perPage)} hrefOf={(page) => hrefFor({ ...query, page })} />
      </div>
    </>
  );
}
