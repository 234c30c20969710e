import { randomBytes } from 'node:crypto';

const BYTES = 24;

/** 192 bits in 32 characters of an address: whoever has them may look, and nobody finds them by trying. */
export const newShareToken = (): string => randomBytes(BYTES).toString('base64url');
