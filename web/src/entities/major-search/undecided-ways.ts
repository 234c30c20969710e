import { isUndecided } from '../../api/domain/majors.ts';
import { PRODUCT } from '../../api/domain/shared.ts';

/** A page that helps a student who does not know what to study. */
export interface Way {
  kind: 'way';
  label: string;
  path: string;
}

export const QUESTIONS: Way = { kind: 'way', label: 'Answer six short questions. You can skip any', path: `/${PRODUCT.slug}` };
export const ALL_MAJORS: Way = { kind: 'way', label: 'See all majors by field', path: '/majors' };

/** The group of options for a text such as "undecided"; undefined for other texts. */
export function undecidedGroup(text: string, ways: readonly Way[] = [QUESTIONS, ALL_MAJORS]) {
  if (!isUndecided(text)) return undefined;
  return { heading: UNDECIDED_TITLE, options: ways.map((way) => ({ key: `way-${way.path}`, value: way, content: way.label })) };
}

export const UNDECIDED_TITLE = 'Not sure yet what to study?';
