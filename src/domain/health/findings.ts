import type { CatalogFacts, DatabaseFacts, MachineFacts, ReachedDatabase, Settings, SourceAge } from './installation-facts.ts';

/** One thing that was looked at. */
export interface Finding {
  /** "node", "source ipeds". */
  what: string;
  state: 'ok' | 'warning' | 'fault';
  says: string;
  /** What to do; null where nothing needs doing. */
  advice: string | null;
  /** A fault that the configuration can repair. */
  isConfiguration?: true;
}

const GIGABYTE = 1e9;
/** Below this a database stops; below the next an import of everything may. */
const TOO_LITTLE_BYTES = 0.2 * GIGABYTE;
const LITTLE_BYTES = 2 * GIGABYTE;
const LEAST_POSTGRES = 14;

const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says, advice: null });
const warning = (what: string, says: string, advice: string): Finding => ({ what, state: 'warning', says, advice });
const fault = (what: string, says: string, advice: string): Finding => ({ what, state: 'fault', says, advice });

/** "20.9.0" is older than "20.19.0". */
export function isAtLeast(version: string, least: string): boolean {
  const parts = version.split('.').map(Number);
  const wanted = least.split('.').map(Number);
  const different = wanted.findIndex((number, place) => number !== (parts[place] ?? 0));
  return different < 0 || (parts[different] ?? 0) > (wanted[different] ?? 0);
}

/** Each fault names its variable and the rule, never the value. */
export function configurationFindings(faults: readonly string[]): Finding[] {
  if (faults.length === 0) return [ok('configuration', 'valid')];
  return faults.map((text) => ({ ...fault('configuration', text, 'Correct the variable in the environment.'), isConfiguration: true }));
}

export function machineFindings({ nodeVersion, leastNodeVersion, isBuilt, folder, freeBytes }: MachineFacts): Finding[] {
  const node = isAtLeast(nodeVersion, leastNodeVersion)
    ? ok('node', nodeVersion)
    : fault('node', `${nodeVersion} is too old`, `Install Node ${leastNodeVersion} or newer.`);
  const site = isBuilt ? ok('site', 'built') : warning('site', 'not built', 'Run npm run build before the server is started by hand.');
  return [node, site, folderFinding(folder), spaceFinding(freeBytes)];
}

function folderFinding({ path, state }: MachineFacts['folder']): Finding {
  if (state === 'writable') return ok('data folder', `${path} can be written`);
  if (state === 'absent') return ok('data folder', `${path} is not there yet; the first start makes it`);
  const advice = 'Let the user that runs Alma write there, or choose another folder with ALMA_DATA_DIR.';
  return { ...fault('data folder', `${path} cannot be written`, advice), isConfiguration: true };
}

function spaceFinding(freeBytes: number | null): Finding {
  if (freeBytes === null) return warning('disk', 'the system does not tell how much is free', 'See that 2 GB are free.');
  const says = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free`;
  if (freeBytes < TOO_LITTLE_BYTES) return fault('disk', says, 'Make room: the database stops when nothing is left.');
  return freeBytes < LITTLE_BYTES ? warning('disk', says, 'Make room before the next import; 2 GB are enough.') : ok('disk', says);
}

export function settingsFindings({ mode, database, mail, hasSecret }: Settings): Finding[] {
  const isPublic = mode === 'production';
  const kept = mail === 'smtp' ? ok('mail', 'letters leave through a mail server') : mailKept(mail, isPublic);
  const isAlone = database === 'external' && !hasSecret;
  const advice = 'Set AUTH_SECRET to the same value on every server of this database.';
  const secret = isAlone
    ? warning('secret', 'AUTH_SECRET is not set: whoever signs in here is known to no other server of this database', advice)
    : ok('secret', hasSecret ? 'AUTH_SECRET is set' : 'made up once and kept in the data folder');
  return [kept, secret];
}

function mailKept(mail: 'outbox' | 'file', isPublic: boolean): Finding {
  const says = mail === 'file' ? 'letters become files in the data folder' : 'letters stay in the database; nobody gets them';
  return isPublic ? warning('mail', says, 'Set MAIL_TRANSPORT=smtp, SMTP_URL and MAIL_FROM.') : ok('mail', says);
}

/** Facts are null where nobody could look, because the configuration is at fault. */
export function databaseFindings(database: Settings['database'] | null, facts: DatabaseFacts | null): Finding[] {
  if (facts === null) return [warning('database', 'not looked at', 'Correct the configuration first.')];
  if (facts.state === 'absent')
    return [warning('database', 'embedded, not made yet', 'Start Alma: the first start makes it and loads the catalog.')];
  const name = database === 'external' ? 'the server of DATABASE_URL' : 'embedded';
  if (facts.state === 'unreachable') {
    const isOurs = database === 'embedded';
    const advice = isOurs
      ? 'See postgres.log in the data folder, or set DATABASE_URL to a server of your own.'
      : 'See that the server runs and that DATABASE_URL is right.';
    return [
      { ...fault('database', `${name} cannot be reached: ${facts.why}`, advice), ...(!isOurs && { isConfiguration: true as const }) },
    ];
  }
  return [versionFinding(name, facts.version), schemaFinding(facts), ...(facts.catalog ? catalogFindings(facts.catalog) : [])];
}

function versionFinding(name: string, version: string): Finding {
  const says = `${name}, PostgreSQL ${version}`;
  if (Number.parseInt(version, 10) >= LEAST_POSTGRES) return ok('database', says);
  return fault('database', says, `Use PostgreSQL ${LEAST_POSTGRES} or newer.`);
}

function schemaFinding({ pending, unknown }: ReachedDatabase): Finding {
  if (unknown.length > 0) {
    const says = `a newer Alma has changed it: ${unknown.join(', ')}`;
    return fault('schema', says, 'Run the Alma that belongs to this database, or restore an older dump.');
  }
  if (pending.length === 0) return ok('schema', 'up to date');
  return warning('schema', `behind by ${pending.join(', ')}`, 'Nothing by hand: the next start brings it up to date.');
}

function catalogFindings({ dataVersion, colleges, writer, sources }: CatalogFacts): Finding[] {
  const loaded =
    colleges > 0 && dataVersion !== null
      ? ok('catalog', `${colleges.toLocaleString('en-US')} colleges, data version ${dataVersion}`)
      : warning('catalog', 'empty', 'Start Alma once to load the seed catalog, or import a year of IPEDS.');
  const lock = writer === null ? 'nobody writes the catalog' : `held by ${writer}`;
  return [loaded, ok('import lock', lock), ...sources.map(sourceFinding)];
}

function sourceFinding({ source, state, year, runId, ageDays, command }: SourceAge): Finding {
  const what = `source ${source}`;
  if (year === null) return warning(what, 'nothing is loaded', command);
  const says = `${year}, run ${runId ?? '?'}, ${ageDays === 1 ? '1 day' : `${ageDays ?? '?'} days`} ago`;
  return state === 'due' ? warning(what, `${says}; a newer year may be out`, command) : ok(what, says);
}
