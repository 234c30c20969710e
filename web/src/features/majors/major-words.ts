import { countText, placeName } from '../../api/domain/colleges.ts';
import type { MajorWhere, TaughtMajor } from '../../api/domain/majors.ts';
import { collegesText } from '../../entities/page/colleges-text.ts';

type Newest = MajorWhere['newest'];
type Counts = Pick<TaughtMajor, 'colleges' | 'awards'>;

/** "2023-24". Without a source, "the newest year". */
export const yearText = (newest: Newest): string => newest?.period ?? 'the newest year';

/** "1,204", or "Offered, none awarded in 2023-24" for 0. */
export const awardedText = (awards: number, newest: Newest): string =>
  awards === 0 ? `Offered, none awarded in ${yearText(newest)}` : countText(awards);

/** "12 colleges · 340 awarded" */
export const shortCountsText = ({ colleges, awards }: Counts): string =>
  `${collegesText(colleges)} · ${awards === 0 ? 'none' : countText(awards)} awarded`;

/** "Nursing", "Nursing in New York" */
export const headingOf = ({ name, state }: Pick<MajorWhere, 'name' | 'state'>): string =>
  state === null ? name : `${name} in ${placeName(state)}`;

/** How many colleges offer the major, and what they awarded. */
export function introOf({ state, colleges, awards, newest }: Pick<MajorWhere, 'state' | 'newest'> & Counts): string {
  const where = state === null ? '' : ` in ${placeName(state)}`;
  if (colleges === 0) return `No college on Alma offers it${where}.`;
  const offer = `${collegesText(colleges)}${where} ${colleges === 1 ? 'offers' : 'offer'} it`;
  if (awards === 0) return `${offer}. None was awarded in ${yearText(newest)}.`;
  const what = awards === 1 ? 'degree or certificate' : 'degrees and certificates';
  return `${offer} and awarded ${countText(awards)} ${what} in ${yearText(newest)}.`;
}
