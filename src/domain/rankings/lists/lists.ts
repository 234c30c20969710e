import type { CollegeRecord } from '../../colleges/college.ts';
import { groupBy } from '../../shared/group-by.ts';
import { stateSlug } from '../../colleges/state-address.ts';
import { STATES, type StateCode } from '../../colleges/states.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
import type { ListKind } from './kinds.ts';
import { weightsOfList } from './members.ts';
import { mediansOf, type ListMedians } from './medians.ts';
import type { Order } from '../order.ts';
import type { Orders } from '../order-cache.ts';

/** A ready-made list. */
export interface List extends Order {
  medians: ListMedians;
}

export interface StateSummary {
  code: StateCode;
  name: string;
  slug: string;
  count: number;
  medianNetPrice: number | null;
}

/** The ready-made lists of one state of the catalog, and the states they are about; each made when first asked for, then kept. */
export function createLists(open: readonly CollegeRecord[], { by, board }: Orders) {
  // As many as there are kinds and states: these need no bound.
  const lists = new Map<string, List>();
  let states: StateSummary[] | undefined;

  const makeList = (kind: ListKind, state?: StateCode): List => {
    const order = by(weightsOfList(kind), kind === 'state' ? { st: state ? [state] : [] } : { type: [kind] });
    return { ...order, medians: mediansOf(Array.from(order.rows, (row) => board.at(row).college)) };
  };

  return {
    list(kind: ListKind, state?: StateCode): List {
      const key = `${kind} ${state ?? ''}`;
      const list = lists.get(key) ?? makeList(kind, state);
      lists.set(key, list);
      return list;
    },
    /** Those that have colleges, by name. */
    states: (): readonly StateSummary[] => (states ??= statesOf(open)),
  };
}

function statesOf(open: readonly CollegeRecord[]): StateSummary[] {
  const summaries = [...groupBy(open, ({ state }) => state)].map(([, colleges]) => summaryOf(colleges));
  return summaries.flat().sort((a, b) => byCodePoint(a.name, b.name));
}

function summaryOf(colleges: readonly CollegeRecord[]): StateSummary[] {
  const code = colleges[0]?.state;
  if (code === undefined) return [];
  const medianNetPrice = mediansOf(colleges).netPrice?.value ?? null;
  return [{ code, name: STATES[code], slug: stateSlug(code), count: colleges.length, medianNetPrice }];
}
