import { countText } from '../../../api/domain/colleges.ts';

/** "1 person", "12 people". */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${countText(count)} people`);
