import { ADMISSIONS } from './admissions.ts';
import { CAMPUS } from './campus.ts';
import { COST } from './cost.ts';
import type { Formula } from './formula.ts';
import { KIND } from './kind.ts';
import { OUTCOMES } from './outcomes.ts';
import { STUDENTS } from './students.ts';

/** Every field that the published files give, with its formula. */
export const FORMULAS: Readonly<Record<string, Formula>> = { ...KIND, ...STUDENTS, ...COST, ...ADMISSIONS, ...OUTCOMES, ...CAMPUS };
