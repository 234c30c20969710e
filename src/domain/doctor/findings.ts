import type { ImportAction } from '../downloads/publications.ts';
import { enumeration } from '../shared/text.ts';
import type {
  CatalogFacts,
  DatabaseFacts,
  MachineFacts,
  ReachedDatabase,
  Settings,
  SourceAge,
  WarehouseFacts,
} from './installation-facts.ts';

/** A sentence, or an action that the user interface describes. */
export type Advice = string | ImportAction | { kind: 'build' };

/** The result of one check. */
export interface Finding {
  /** The checked part: "node", "source ipeds". */
  what: string;
  state: 'ok' | 'warning' | 'fault';
  says: string;
  /** What to do; null if all is well. */
  advice: Advice | null;
  /** Set if a change of the configuration can fix it. */
  isConfiguration?: true;
}

const GIGABYTE = 1e9;
/** Below this, the database stops. */
const MIN_FREE_BYTES = 0.2 * GIGABYTE;
/** Below this, an import of all sources may fail. */
const LOW_FREE_BYTES = 2 * GIGABYTE;
const MIN_POSTGRES = 14;

const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says, advice: null });
const warning = (what: string, says: string, advice: Advice): Finding => ({ what, state: 'warning', says, advice });
const fault = (what: string, says: string, advice: string): Finding => ({ what, state: 'fault', says, advice });

/** Compares version numbers: "20.9.0" is older than "20.19.0". */
export function isAtLeast(version: string, least: string): boolean {
  const parts = version.split('.').map(Number);
  const wanted = least.split('.').map(Number);
  const differing = wanted.findIndex((number, index) => number !== (parts[index] ?? 0));
  return differing < 0 || (parts[differing] ?? 0) > (wanted[differing] ?? 0);
}

/** Each message names the variable and the rule, never the value. */
export function configurationFindings(faults: readonly string[]): Finding[] {
  if (faults.length === 0) return [ok('configuration', 'valid')];
  return faults.map((text) => ({ ...fault('configuration', text, 'Correct this environment variable.'), isConfiguration: true }));
}

export function machineFindings({ nodeVersion, leastNodeVersion, isBuilt, folder, freeBytes }: MachineFacts): Finding[] {
  const node = isAtLeast(nodeVersion, leastNodeVersion)
    ? ok('node', nodeVersion)
    : fault('node', `${nodeVersion} is too old`, `Install Node.js ${leastNodeVersion} or newer.`);
  const site = isBuilt ? ok('site', 'built') : warning('site', 'not built', { kind: 'build' });
  return [node, site, folderFinding(folder), spaceFinding(freeBytes)];
}

function folderFinding({ path, state }: MachineFacts['folder']): Finding {
  if (state === 'writable') return ok('data folder', `${path} is writable`);
  if (state === 'absent') return ok('data folder', `${path} does not exist yet; the first start creates it`);
  const advice = 'Give the user that runs Alma write access, or choose another folder with ALMA_DATA_DIR.';
  return { ...fault('data folder', `${path} is not writable`, advice), isConfiguration: true };
}

function spaceFinding(freeBytes: number | null): Finding {
  if (freeBytes === null) return warning('disk', 'the free space is unknown', 'Make sure that 2 GB are free.');
  const says = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free`;
  if (freeBytes < MIN_FREE_BYTES) return fault('disk', says, 'Free some space: the database stops when the disk is full.');
  return freeBytes < LOW_FREE_BYTES ? warning('disk', says, 'Free some space before the next import; 2 GB are enough.') : ok('disk', says);
}

export function settingsFindings({ mode, database, mail, hasSecret, missingOperator }: Settings): Finding[] {
  const isPublic = mode === 'production';
  const mailFinding = mail === 'smtp' ? ok('mail', 'emails are sent through an SMTP server') : unsentMailFinding(mail, isPublic);
  const lacksSecret = database === 'external' && !hasSecret;
  const advice = 'Set AUTH_SECRET to the same value on every server of this database.';
  const secret = lacksSecret
    ? warning('secret', 'AUTH_SECRET is not set: sessions from this server are not valid on other servers of this database', advice)
    : ok('secret', hasSecret ? 'AUTH_SECRET is set' : 'generated once and stored in the data folder');
  return [mailFinding, secret, operatorFinding(missingOperator, isPublic)];
}

function operatorFinding(missing: readonly string[], isPublic: boolean): Finding {
  if (missing.length === 0) return ok('operator', 'the legal pages say who runs the site');
  const says = `the legal pages do not say who runs the site: ${enumeration(missing)} ${missing.length === 1 ? 'is' : 'are'} not set`;
  return isPublic ? warning('operator', says, 'Set them: many countries require a site to name its operator.') : ok('operator', says);
}

function unsentMailFinding(mail: 'outbox' | 'file', isPublic: boolean): Finding {
  const says = mail === 'file' ? 'emails are written as files to the data folder' : 'emails stay in the database and are not sent';
  return isPublic ? warning('mail', says, 'Set MAIL_TRANSPORT=smtp, SMTP_URL and MAIL_FROM.') : ok('mail', says);
}

/** `facts` is null if the configuration is invalid, so that the database was not checked. */
export function databaseFindings(database: Settings['database'] | null, facts: DatabaseFacts | null): Finding[] {
  if (facts === null) return [warning('database', 'not checked', 'Correct the configuration first.')];
  if (facts.state === 'absent')
    return [warning('database', 'embedded, not created yet', 'Start Alma: the first start creates it and loads the catalog.')];
  const name = database === 'external' ? 'the server in DATABASE_URL' : 'embedded';
  if (facts.state === 'unreachable') {
    const isEmbedded = database === 'embedded';
    const advice = isEmbedded
      ? 'Read postgres.log in the data folder, or set DATABASE_URL to your own server.'
      : 'Check that the server is running and that DATABASE_URL is correct.';
    return [
      { ...fault('database', `${name} cannot be reached: ${facts.why}`, advice), ...(!isEmbedded && { isConfiguration: true as const }) },
    ];
  }
  return [versionFinding(name, facts.version), schemaFinding(facts), ...(facts.catalog ? catalogFindings(facts.catalog) : [])];
}

const ENGINE_SAYS = {
  duckdb: 'DuckDB answers on a snapshot in the data folder',
  bigquery: 'BigQuery can be reached, with the rights to query and to publish',
  none: 'switched off',
} as const;

/** Without an engine only the pages and commands of the warehouse fail; what lacks in the cloud is for the configuration. */
export function warehouseFindings({ engine, missing, missingToPublish }: WarehouseFacts): Finding[] {
  const lacks = [...missing, ...missingToPublish];
  if (engine === 'none' || lacks.length === 0) return [ok('warehouse', ENGINE_SAYS[engine])];
  // An account for queries only is a choice.
  if (missing.length === 0)
    return missingToPublish.map(({ what, how }) => warning('warehouse', `The catalog cannot be published. ${what}`, how));
  return missing.map(({ what, how }) =>
    engine === 'bigquery' ? { ...fault('warehouse', what, how), isConfiguration: true } : warning('warehouse', what, how),
  );
}

function versionFinding(name: string, version: string): Finding {
  const says = `${name}, PostgreSQL ${version}`;
  if (Number.parseInt(version, 10) >= MIN_POSTGRES) return ok('database', says);
  return fault('database', says, `Use PostgreSQL ${MIN_POSTGRES} or newer.`);
}

function schemaFinding({ pending, unknown }: ReachedDatabase): Finding {
  if (unknown.length > 0) {
    const says = `a newer version of Alma has changed it: ${unknown.join(', ')}`;
    return fault('schema', says, 'Run the version of Alma that matches this database, or restore an older backup.');
  }
  if (pending.length === 0) return ok('schema', 'up to date');
  return warning(
    'schema',
    `missing migrations: ${pending.join(', ')}`,
    'The next start applies them. With ALMA_MIGRATE=never run: npm run cli -- database migrate',
  );
}

function catalogFindings({ dataVersion, colleges, writer, sources }: CatalogFacts): Finding[] {
  const loaded =
    colleges > 0 && dataVersion !== null
      ? ok('catalog', `${colleges.toLocaleString('en-US')} colleges, data version ${dataVersion}`)
      : warning('catalog', 'empty', 'Start Alma once to load the seed catalog, or import a year of IPEDS.');
  const lock = writer === null ? 'free' : `held by ${writer}`;
  return [loaded, ok('import lock', lock), ...sources.map(sourceFinding)];
}

function sourceFinding({ source, state, year, runId, ageDays, action }: SourceAge): Finding {
  const what = `source ${source}`;
  if (year === null) return warning(what, 'nothing is loaded', action);
  const says = `${year}, run ${runId ?? '?'}, ${ageDays === 1 ? '1 day' : `${ageDays ?? '?'} days`} ago`;
  return state === 'due' ? warning(what, `${says}; a newer year may be available`, action) : ok(what, says);
}
