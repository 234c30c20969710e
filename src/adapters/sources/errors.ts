import { DomainError, type Remedy } from '../../domain/shared/domain-error.ts';

/** An error in a file. It ends the run before any change. */
export function sourceError(code: string, message: string, remedies: readonly Remedy[] = []): DomainError {
  return new DomainError('invalid', `source.${code}`, message, [], undefined, remedies);
}

/** An error in a cell. It rejects the row; the run continues. */
export class CellError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The text of the cell, if one cell is faulty. */
    readonly text?: string,
  ) {
    super(message);
    this.name = 'CellError';
  }
}
