import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { DomainError } from '../../../domain/shared/domain-error.ts';

/** How long migrations wait for the locks of other sessions. */
export interface LockPatience {
  /** One wait. The statements of other sessions queue behind a waiting migration, so they wait as long. */
  lockTimeoutMs: number;
  attempts: number;
  /** The pause after the first attempt. It doubles up to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
}

/** Ten waits and nine pauses: at most 68 seconds, if each attempt waits for one lock, and the time that the migrations themselves take. */
const LOCK_PATIENCE: LockPatience = { lockTimeoutMs: 2_000, attempts: 10, firstPauseMs: 500, longestPauseMs: 8_000 };

const MS_PER_S = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * Applies all pending migrations in one transaction, and returns their file names. If another session holds a lock, the transaction is
 * rolled back and tried again, so that the site goes on meanwhile. Throws an error that names the migration; then nothing was changed.
 */
export async function applyMigrations(
  db: Knex,
  log: (message: string) => void,
  folder: Knex.MigratorConfig,
  patience: LockPatience = LOCK_PATIENCE,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    let current = 'A migration';
    const onMigration = (file: string) => (current = `Migration ${file}`);
    try {
      return await applyOnce(db, folder, { lockTimeoutMs: patience.lockTimeoutMs, onMigration });
    } catch (error) {
      const obstacle = obstacleOf(error, patience);
      if (obstacle === undefined) throw new Error(`${current} failed: ${sentenceOf(error)} Nothing was changed.`, { cause: error });
      if (attempt >= patience.attempts) throw failedByLocks(`${current} failed: in the last of ${attempt} attempts it ${obstacle}.`, error);
      const pauseMs = pauseAfter(attempt, patience);
      const next = `Attempt ${attempt + 1} of ${patience.attempts} begins in ${(pauseMs / MS_PER_S).toFixed(1)} s.`;
      log(`${current} ${obstacle}. Nothing was changed. ${next}`);
      await sleep(pauseMs);
    }
  }
}

interface Attempt {
  lockTimeoutMs: number;
  /** Called with the file of each migration before it runs. */
  onMigration: (file: string) => void;
}

/** Knex's own tables are created in the same transaction. */
function applyOnce(db: Knex, folder: Knex.MigratorConfig, { lockTimeoutMs, onMigration }: Attempt): Promise<string[]> {
  return db.transaction(async (trx) => {
    await trx.raw(`select set_config('lock_timeout', ?, true)`, [`${lockTimeoutMs}ms`]);
    // Knex has its own lock in a table, which a killed process leaves locked. Our caller holds the real lock, so it is safe to free.
    await trx.migrate.forceFreeMigrationsLock(folder);
    const beforeEach = (_: Knex, migrations: unknown[]) => {
      for (const { file } of migrations as { file: string }[]) onMigration(file);
      return Promise.resolve();
    };
    const [, done] = (await trx.migrate.latest({ ...folder, beforeEach })) as [number, string[]];
    return done;
  });
}

/** How another session stopped a migration. Undefined for an error of its own. */
function obstacleOf(error: unknown, { lockTimeoutMs }: LockPatience): string | undefined {
  const { code } = error as { code?: unknown };
  if (code === LOCK_NOT_AVAILABLE) return `waited ${lockTimeoutMs / MS_PER_S} s for a lock of another session`;
  return code === DEADLOCK_DETECTED ? 'met a deadlock with another session' : undefined;
}

const failedByLocks = (what: string, cause: unknown): DomainError =>
  Object.assign(new DomainError('busy', 'migration.locked', `${what} Nothing was changed.`), { cause });

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Doubles with random jitter, so that a migration does not meet the same repeated work at each attempt. */
function pauseAfter(attempt: number, { firstPauseMs, longestPauseMs }: LockPatience): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}
