import type { RejectedRow } from '../../domain/imports/source-table.ts';
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
    /** The text of the cell and the name of its column, if one cell is faulty. */
    readonly text?: string,
    readonly variable?: string,
  ) {
    super(message);
    this.name = 'CellError';
  }
}

/** What a rejected row says about an error. */
export const faultOf = ({ code, message, variable, text }: CellError): Pick<RejectedRow, 'code' | 'message' | 'variable' | 'text'> => ({
  code,
  message,
  ...(variable !== undefined && { variable }),
  ...(text !== undefined && { text: text.slice(0, MAX_TEXT) }),
});

const MAX_TEXT = 40;
