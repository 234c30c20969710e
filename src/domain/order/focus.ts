import type { Focus } from '../colleges/categories.ts';
import type { College } from '../colleges/college.ts';
import { groupOf } from './rank-group.ts';

type Inputs = Pick<College, 'name' | 'type' | 'level' | 'carnegieClassification'>;

const LIBERAL_ARTS = /^(Baccalaureate Colleges|Special Focus): Arts (&|and) Sciences/;

/** By Carnegie class of 2021 and 2025. The first match counts. */
const CLASSES: readonly (readonly [label: RegExp, focus: Focus])[] = [
  [/: Arts/, 'arts'],
  // The class of research institutions holds health science centers.
  [/Health|Medical|Nursing|Research Institutions/, 'health'],
  [/Business|Engineering|Technology/, 'business'],
  [/Two-Year|Technical/, 'trades'],
];
const HEALTH_NAME = /\b(nurs\w*|health\w*|medical|dental|pharmacy|galen|chamberlain)\b/i;

/** Null for colleges of many fields, and for faith schools. Without a class the name tells health schools; other short programs are trades. */
export function focusOf(college: Inputs): Focus | null {
  const { name, level, carnegieClassification: label } = college;
  if (LIBERAL_ARTS.test(label ?? '')) return 'liberal-arts';
  if (groupOf(college) !== 'specialist') return null;
  if (label !== null) return CLASSES.find(([pattern]) => pattern.test(label))?.[1] ?? 'other';
  if (HEALTH_NAME.test(name)) return 'health';
  return level === 2 ? 'trades' : 'other';
}
