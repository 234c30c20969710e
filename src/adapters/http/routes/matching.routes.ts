import type { matchingContract } from '../../../contracts/matching.contract.ts';
import type { Matching } from '../../../domain/matching/matching.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const matchingRoutes = (_matching: Matching): Handlers<typeof matchingContract> => ({}) as Handlers<typeof matchingContract>;
