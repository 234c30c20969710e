import { DomainError } from '../../domain/shared/domain-error.ts';

/** A file, or what it holds, cannot be used: the run ends before it changes anything. */
export function refusal(code: string, message: string): DomainError {
  return new DomainError('invalid', `source.${code}`, message);
}

/** One cell of one row cannot be used: the row is kept out, the run goes on. */
export class BadCell extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'BadCell';
  }
}
