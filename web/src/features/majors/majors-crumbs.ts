import type { MajorWhere } from '../../api/domain/majors.ts';
import type { Crumb } from '../../entities/page/breadcrumb-data.ts';
import { majorHref, MAJORS } from './major-address.ts';
import { headingOf } from './major-words.ts';

/** The way to a page: home, majors, the family, the major, the state. */
export function majorsCrumbs(shown?: Pick<MajorWhere, 'family' | 'name' | 'slug' | 'state'>): Crumb[] {
  const start = [
    { label: 'Home', to: '/' },
    { label: 'Majors', to: MAJORS },
  ];
  if (!shown) return start;
  const { family, name, slug, state } = shown;
  return [
    ...start,
    ...(family ? [{ label: family.name, to: majorHref(family) }] : []),
    { label: name, to: majorHref({ slug }) },
    ...(state === null ? [] : [{ label: headingOf(shown), to: majorHref({ slug, state }) }]),
  ];
}
