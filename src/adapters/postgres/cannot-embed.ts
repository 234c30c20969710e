/** Why the packaged PostgreSQL cannot run here, always with the way out: a server of one's own. */
export class CannotEmbedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The built-in PostgreSQL cannot run here: ${reason}\n` +
        'Set DATABASE_URL to a PostgreSQL 14 or newer, for example DATABASE_URL=postgres://user:password@host:5432/alma',
      options,
    );
    this.name = 'CannotEmbedError';
  }
}
