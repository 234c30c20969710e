import { SlidersHorizontal } from 'lucide-react';
import type { CollegeList } from '../../api/domain/rankings.ts';
import { collegesText } from '../../entities/page/colleges-text.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CsvLink } from './CsvLink.tsx';
import { Formula } from './Formula.tsx';
import { totalOf } from './list-text.ts';
import { csvHref, searchHref, type ListAddress } from './list-url.ts';

/** Below a list: how it is ranked, and where to go on with its colleges. */
export function ListFoot({ list, address }: { list: CollegeList; address: ListAddress }) {
  const isEmpty = list.items.length === 0;
  return (
    <>
      {!isEmpty && <Formula list={list} address={address} />}
      <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
        <ButtonLink to={searchHref(address)} variant="secondary">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filter {totalOf(list) === list.groups[list.group] ? 'these' : 'all'} {collegesText(totalOf(list))}
        </ButtonLink>
        {!isEmpty && <CsvLink to={csvHref(address, list)} file="ranking.csv" />}
      </div>
    </>
  );
}
