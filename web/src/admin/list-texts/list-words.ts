import { type StateCode, STATES, stateSlug } from '../../api/domain/colleges.ts';
import type { CollegeKind } from '../../api/domain/rankings.ts';

const KINDS: Readonly<Record<string, string>> & Record<CollegeKind | 'adults', string> = {
  public: 'Best public colleges',
  private: 'Best private colleges',
  community: 'Best community colleges',
  hbcu: 'Best HBCU colleges',
  adults: 'Colleges that are good for adults',
};

const stateIn = (list: string): StateCode | undefined => {
  const code = list.replace('state-', '');
  return code in STATES ? (code as StateCode) : undefined;
};

/** The title of a list: "Best public colleges", "Best colleges in Alabama". */
export function listTitle(list: string): string {
  const state = stateIn(list);
  return state === undefined ? (KINDS[list] ?? list) : `Best colleges in ${STATES[state]}`;
}

/** The path of a list on the site. */
export function listPath(list: string): string {
  if (list === 'adults') return '/colleges/good-for-adults';
  const state = stateIn(list);
  return state === undefined ? `/colleges/best-${list}-colleges` : `/colleges/states/${stateSlug(state)}`;
}
