import type { CollegeDetail } from '../../../api/domain.ts';

type Source = keyof CollegeDetail['college']['dataSourceFlags'];

/** An empty section says why it is empty: nothing was loaded for this college, or it was and held nothing. */
export function reasonOf({ college }: CollegeDetail, source: Source, notLoaded: string, nothing: string): string {
  return college.dataSourceFlags[source] === undefined ? notLoaded : nothing;
}

export function Reason({ children }: { children: string }) {
  return <p className="mt-3 text-muted">{children}</p>;
}
