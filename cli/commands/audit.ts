import { InvalidArgumentError, Option, type Command } from 'commander';
import { email } from '../../src/contracts/shapes/account-shapes.ts';
import { AUDIT_EVENTS, type AuditEntry, type AuditEventName } from '../../src/domain/audit/audit.ts';
import { EXIT } from '../exit-codes.ts';
import { toCount } from '../options.ts';
import { tableText } from '../text/table.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_LISTED = 50;

const EXPLANATION = `
Alma records sign-ins, refused attempts, and changes of passwords, addresses, roles and accounts for 400 days, with the account,
who did it, and the network. An account is a number: its address and name are not recorded. After a deletion, find the number
among the events account-deleted. Of refused attempts, Alma records at most 20 an hour for one account.

Examples:
  npm run cli -- audit list --user ada@example.edu
  npm run cli -- audit list --user 12 --event sign-in-failed --limit 200
  npm run cli -- audit list --event role-changed --json`;

interface ListOptions {
  user?: number | string;
  event?: AuditEventName;
  limit: number;
  json?: true;
}

export function addAuditCommand(program: Command, run: Run, terminal: Terminal): void {
  const audit = program.command('audit').description('what happened to accounts, by whom and from where');
  audit
    .command('list')
    .description('list events, the newest first')
    .option('--user <account>', 'only this account: its email address, or its number', toAccount)
    .addOption(new Option('--event <event>', 'only this event').choices(AUDIT_EVENTS))
    .option('--limit <number>', 'maximum number', toCount, DEFAULT_LISTED)
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ limit, json, ...filter }: ListOptions) =>
      run(async (useCases) => {
        const entries = await useCases.audit.list({ ...filter, most: limit });
        terminal.out(json ? JSON.stringify(entries, null, 2) : entriesText(entries));
        return EXIT.done;
      }),
    );
}

function entriesText(entries: readonly AuditEntry[]): string {
  if (entries.length === 0) return 'No events.';
  const rows = entries.map(({ at, event, userId, actor, network, code, details }) => [
    at.toISOString().slice(0, 19).replace('T', ' '),
    event,
    userId === null ? 'none' : String(userId),
    actor,
    network,
    code ?? '',
    Object.entries(details)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ]);
  return tableText(['Time (UTC)', 'Event', 'Account', 'By', 'Network', 'Refused with', 'Details'], rows);
}

function toAccount(text: string): number | string {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const parsed = email.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError('Give an email address, or the number of an account.');
  return parsed.data;
}
