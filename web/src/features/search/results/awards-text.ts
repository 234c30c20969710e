import { countText } from '../../../api/domain/colleges.ts';
import type { SearchQuery } from '../../../api/domain/search.ts';

/** "212 graduates in your field": the degrees and certificates of the chosen majors and levels that the newest year counts. */
export function awardsText(awards: number, { major, award }: SearchQuery): string {
  const where = `${major ? ' in your field' : ''}${award ? ' at this level' : ''}`;
  return awards === 0 ? `no graduates${where} last year` : `${countText(awards)} graduate${awards === 1 ? '' : 's'}${where}`;
}
