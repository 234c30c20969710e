/** The packaged PostgreSQL cannot run. The message suggests an external server. */
export class CannotEmbedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The built-in PostgreSQL cannot run here: ${reason}\n` +
        'Set DATABASE_URL to a PostgreSQL 14 or newer server, for example DATABASE_URL=postgres://user:password@host:5432/alma',
      options,
    );
    this.name = 'CannotEmbedError';
  }
}
