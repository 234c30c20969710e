import { collegesContract } from './colleges.contract.ts';

/** Every module's endpoints: what the server mounts, the client derives from and the documentation lists. */
export const contracts = {
  colleges: collegesContract,
};
export type Contracts = typeof contracts;
