import type { SourceName } from '../../colleges/sources.ts';
import { DOWNLOADABLE, publicationOf } from '../publications.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { Format } from './formats.ts';
import { kubernetesText } from './schedule-kubernetes.ts';
import { calendarTime, cronTime, FINAL_EXITS, importArguments, slotOf } from './schedule-times.ts';

/** The folder of this installation and the path of its Node. */
export interface Installation {
  folder: string;
  node: string;
}

/** A schedule file with explanations as comments. */
export function scheduleText(format: Format, sources: readonly SourceName[], place: Installation): string {
  const body = { cron: cronText, systemd: systemdText, kubernetes: kubernetesText }[format](sources, place);
  return [...comments(sources).map((line) => `# ${line}`.trimEnd()), ...body].join('\n');
}

function comments(sources: readonly SourceName[]): string[] {
  const left = DOWNLOADABLE.filter((source) => !sources.includes(source) && publicationOf(source).attended !== undefined);
  return [
    `${PRODUCT.name} looks for new federal data once a week, in the months in which it may appear. You need not edit a year:`,
    '--year latest is the newest published year.',
    '',
    'Runs may overlap, be missed or be repeated. A run that meets another one exits with 75 and changes nothing; a later run',
    'does the work. Exit code 0 with "unchanged" is usual: there was nothing new.',
    'Alert on 1 (failed), 3 (too much would be lost), 4 (columns changed) and 78 (configuration); the catalog is unchanged.',
    'Exit code 2 is a wrong command.',
    'Runs need the environment of the server: DATABASE_URL or ALMA_DATA_DIR.',
    ...sources.map((source) => `${source}: ${publicationOf(source).renewed.why}.`),
    ...left.map((source) => `Not scheduled, ${source}: ${publicationOf(source).attended ?? ''}.`),
    '',
  ];
}

function cronText(sources: readonly SourceName[], { folder, node }: Installation): string[] {
  return sources.map((source) => {
    const command = [node, '--import', 'tsx', 'cli/main.ts', ...importArguments(source)].map(shellWord).join(' ');
    // cron reads a percent sign as a line end.
    return `${cronTime(slotOf(source))} ${`cd ${shellWord(folder)} && ${command}`.replaceAll('%', String.raw`\%`)}`;
  });
}

const shellWord = (word: string): string => (/^[\w@+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

function systemdText(sources: readonly SourceName[], { folder, node }: Installation): string[] {
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
    '# Exit codes 1 (often a failing host) and 75 (another run) are retried. A retry would repeat the others.',
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
    '# A run that was missed while the machine was off starts once.',
    'Persistent=true',
    'RandomizedDelaySec=30min',
    '',
    '[Install]',
    'WantedBy=timers.target',
  ]);
  return [...service, ...timers.flat()];
}

/** A systemd unit expands $ and % unless they are doubled. */
function unitWord(word: string): string {
  const plain = word.replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w@+:,./%$-]+$/.test(plain) ? plain : `"${plain.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}
