/**
 * The header of a call that no person caused, such as the poll of an open page. It does not keep a session alive. Leaving it out gains
 * nothing beyond the longest life of a session.
 */
export const UNATTENDED = 'x-unattended';
