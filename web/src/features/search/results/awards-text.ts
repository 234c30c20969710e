import { countText } from '../../../api/domain/colleges.ts';
import type { SearchQuery } from '../../../api/domain/search.ts';

/** "212 graduates in the major": the degrees and certificates that the newest year counts. */
export function awardsText(awards: number, { major, award }: SearchQuery): string {
  const what = major === undefined ? 'at this level' : major.length === 1 ? 'in this major' : 'in these majors';
  const level = award === undefined || major === undefined ? '' : ' at this level';
  if (awards === 0) return `no graduates ${what}${level} last year`;
  return `${countText(awards)} ${awards === 1 ? 'graduate' : 'graduates'} ${what}${level}`;
}
