import { countText } from '../../api/domain/colleges.ts';

/** "1 college", "1,200 colleges" */
export const collegesText = (count: number): string => `${countText(count)} ${count === 1 ? 'college' : 'colleges'}`;
