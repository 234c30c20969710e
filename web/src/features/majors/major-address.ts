import { type StateCode, stateSlug } from '../../api/domain/colleges.ts';
import type { MajorWhere } from '../../api/domain/majors.ts';
import { serializeSearch } from '../../api/domain/search.ts';

/** The page of a family or a major, in all states or in one. */
export interface MajorAddress {
  slug: string;
  state?: StateCode | undefined;
}

export const MAJORS = '/majors';

/** "/majors/nursing/new-york" */
export const majorHref = ({ slug, state }: MajorAddress): string => `${MAJORS}/${slug}${state === undefined ? '' : `/${stateSlug(state)}`}`;

/** The search with all colleges of the page, most graduates first. */
export const allCollegesHref = ({ code, state }: Pick<MajorWhere, 'code' | 'state'>): string =>
  `/discover?${serializeSearch({ major: [code], ...(state && { state: [state] }), sort: { key: 'graduates', direction: 'desc' } })}`;
