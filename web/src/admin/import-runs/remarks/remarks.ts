import type { RunLog } from '../../../api/domain/imports.ts';

/** What a run found in its files beside their values. */
export type RunRemarks = NonNullable<RunLog['remarks']>;

/** How a list of remarks is set. */
export const REMARKS_LIST = { m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { mb: 0.5 } } as const;
