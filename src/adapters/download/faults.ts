import { DomainError } from '../../domain/shared/domain-error.ts';

/** A file, or who sent it, is not to be trusted: trying again would not help, and nothing of it is kept. */
export function refusal(code: string, message: string): DomainError {
  return new DomainError('refused', `download.${code}`, message);
}

/** The line broke or the host is in trouble: what has arrived may be kept, and another try may end well. */
export class Interrupted extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** `false` where somebody wanted it to end; else how long the host asks to be left alone, in milliseconds. */
    readonly again: false | { afterMs: number } = { afterMs: 0 },
  ) {
    super(message);
    this.name = 'Interrupted';
  }
}

/** What an interruption is called when no try is left. */
export const unavailable = ({ code, message }: Interrupted): DomainError => new DomainError('unavailable', `download.${code}`, message);

/** The system's word for a fault: ECONNRESET, ENOSPC. */
export function codeOf(fault: unknown): string {
  return typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : 'unknown fault';
}
