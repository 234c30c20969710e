/** What went wrong, in words every adapter can translate: HTTP into a status, the CLI into an exit code. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  /** It was there, and is over: a link that is too old. */
  | 'gone'
  /** Well-formed, but against a rule of the product. */
  | 'refused'
  | 'too-many'
  | 'busy'
  | 'unavailable';

/** One fault of one input, so that an answer can name all of them at once. */
export interface FieldFault {
  path: string;
  message: string;
}

/** What lets a refused request pass. The CLI names an option for it; a page would show a button. */
export type Remedy = 'allow-shrink' | 'allow-drift' | 'max-reject' | 'history' | 'no-history' | 'force' | 'file' | 'year' | 'no-year';

/** The only error the domain throws. `code` is the machine name (`college.not-found`), `message` is for people. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly faults: readonly FieldFault[] = [],
    /** When to come back, for `too-many`. */
    readonly retryAfterSeconds?: number,
    readonly remedies: readonly Remedy[] = [],
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
