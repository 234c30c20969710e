import { analyticsContract } from './analytics.contract.ts';
import { collegesContract } from './colleges.contract.ts';
import { rankingsContract } from './rankings.contract.ts';

/** Every module's endpoints: what the server mounts, the client derives from and the documentation lists. */
export const contracts = {
  colleges: collegesContract,
  rankings: rankingsContract,
  analytics: analyticsContract,
};
export type Contracts = typeof contracts;
