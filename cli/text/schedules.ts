import type { SourceName } from '../../src/domain/colleges/college.ts';
import { publicationOf } from '../../src/domain/downloads/publications.ts';
import { PRODUCT } from '../../src/domain/shared/product.ts';
import { kubernetesText } from './schedule-kubernetes.ts';
import { calendarTime, cronTime, FINAL_EXITS, importArguments, SCHEDULABLE, slotOf } from './schedule-times.ts';

export const FORMATS = ['cron', 'systemd', 'kubernetes'] as const;
export type Format = (typeof FORMATS)[number];

/** Where this installation is: the folder it runs in and the Node that runs it. */
export interface Place {
  folder: string;
  node: string;
}

/** A schedule, ready to be saved, with what its reader has to know as comments. */
export function scheduleText(format: Format, sources: readonly SourceName[], place: Place): string {
  const body = { cron: cronText, systemd: systemdText, kubernetes: kubernetesText }[format](sources, place);
  return [...comments(sources).map((line) => `# ${line}`.trimEnd()), ...body].join('\n');
}

function comments(sources: readonly SourceName[]): string[] {
  const left = SCHEDULABLE.filter((source) => !sources.includes(source) && publicationOf(source).attended !== undefined);
  return [
    `${PRODUCT.name} looks for new federal data, once a week in the months in which it may come out. No year has to be edited:`,
    '--year latest is the newest year that is out.',
    '',
    'Runs may overlap, be missed or be repeated. One that meets another ends with 75 and has changed nothing; the next one, or',
    'the one after, makes up for it. 0 with "unchanged" is the usual end: nothing new was out.',
    'Tell somebody about 1 (failed), 3 (too much would be lost), 4 (columns have changed) and 78 (configuration); the catalog is',
    'as it was. 2 is a fault of the command itself.',
    'Runs need the environment of the server: DATABASE_URL, or else ALMA_DATA_DIR.',
    ...sources.map((source) => `${source}: ${publicationOf(source).renewed.why}.`),
    ...left.map((source) => `Not here, ${source}: ${publicationOf(source).attended ?? ''}.`),
    '',
  ];
}

function cronText(sources: readonly SourceName[], { folder, node }: Place): string[] {
  return sources.map((source) => {
    const command = [node, '--import', 'tsx', 'cli/main.ts', ...importArguments(source)].map(shellWord).join(' ');
    // To cron a per cent sign is the end of a line.
    return `${cronTime(slotOf(source))} ${`cd ${shellWord(folder)} && ${command}`.replaceAll('%', String.raw`\%`)}`;
  });
}

const shellWord = (word: string): string => (/^[\w@+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

function systemdText(sources: readonly SourceName[], { folder, node }: Place): string[] {
  const name = `${PRODUCT.slug}-import`;
  const words = [node, '--import', 'tsx', 'cli/main.ts', ...importArguments('SOURCE')].map(unitWord);
  const service = [
    `# /etc/systemd/system/${name}@.service`,
    '[Unit]',
    `Description=${PRODUCT.name}: import %i`,
    'Wants=network-online.target',
    'After=network-online.target',
    'StartLimitIntervalSec=3h',
    'StartLimitBurst=4',
    '',
    '[Service]',
    'Type=oneshot',
    `User=${PRODUCT.slug}`,
    `WorkingDirectory=${folder.replaceAll('%', '%%')}`,
    `EnvironmentFile=-/etc/${PRODUCT.slug}.env`,
    `ExecStart=${words.join(' ').replace(' import SOURCE ', ' import %i ')}`,
    'TimeoutStartSec=2h',
    '# 1 may be a host in trouble and 75 another run: both are tried again. The others would only repeat themselves.',
    'Restart=on-failure',
    `RestartPreventExitStatus=${FINAL_EXITS.join(' ')}`,
    'RestartSec=15min',
    'NoNewPrivileges=yes',
  ];
  const timers = sources.map((source) => [
    '',
    `# /etc/systemd/system/${name}-${source}.timer; then: systemctl enable --now ${name}-${source}.timer`,
    '[Unit]',
    `Description=${PRODUCT.name}: look for new files of ${source}`,
    '',
    '[Timer]',
    `Unit=${name}@${source}.service`,
    `OnCalendar=${calendarTime(slotOf(source))}`,
    '# A run that was missed while the machine was off is made up for, once.',
    'Persistent=true',
    'RandomizedDelaySec=30min',
    '',
    '[Install]',
    'WantedBy=timers.target',
  ]);
  return [...service, ...timers.flat()];
}

/** In a unit, $ and % mean something unless doubled. */
function unitWord(word: string): string {
  const plain = word.replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w@+:,./%$-]+$/.test(plain) ? plain : `"${plain.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}
