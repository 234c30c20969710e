import { DomainError } from '../../domain/shared/domain-error.ts';

/** An untrusted file or host. A retry would not help, and the partial file is deleted. */
export function downloadError(code: string, message: string): DomainError {
  return new DomainError('refused', `download.${code}`, message);
}

/** A network or host failure. The partial file may stay, and a retry may succeed. */
export class TransferInterrupted extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** `false` if a retry makes no sense, for example after a cancellation; otherwise the wait that the host requests, in milliseconds. */
    readonly retry: false | { afterMs: number } = { afterMs: 0 },
  ) {
    super(message);
    this.name = 'TransferInterrupted';
  }
}

/** The error after the last retry. */
export const unavailable = ({ code, message }: TransferInterrupted): DomainError =>
  new DomainError('unavailable', `download.${code}`, message);

/** The system error code, for example ECONNRESET or ENOSPC. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
}
