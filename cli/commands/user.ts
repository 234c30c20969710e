import { InvalidArgumentError, Option, type Command } from 'commander';
import { email, personName, username } from '../../src/contracts/shapes/account-shapes.ts';
import type { NewUser } from '../../src/domain/staff/staff.use-cases.ts';
import { ACCOUNT_TYPES, type AccountType } from '../../src/domain/accounts/user.ts';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';
import { falseNamesText, usersJson, usersText, userText } from '../text/user-table.ts';

const DEFAULT_LISTED = 50;
const MOST_LISTED = 10_000;

const PASSWORD_WORDS = `
The command asks for the password twice without echo, or reads one piped line. A password is never an argument, because shell
history and process lists show arguments.`;

const CREATED = `${PASSWORD_WORDS}

Without --verified the site asks the user to confirm the address. Only this command gives out reserved usernames, such as support.

Examples:
  npm run cli -- user create --email ada@example.edu --username ada --first-name Ada --last-name Lovelace --role admin --verified
  pass show alma/ada | npm run cli -- user create --email ada@example.edu --username ada --first-name Ada --last-name Lovelace`;

const PROMOTED = `
Use --role student to remove a role. All sessions of the user end, so the role takes effect at once. Every admin gets an
email. The last admin cannot get another role.

Example:
  npm run cli -- user promote ada@example.edu --role staff`;

const FALSE_NAMES = `
Names that would pass for the staff or a part of the site, and names with contact data. Such accounts are older than the rule, or an operator
gave them the username. The command changes nothing. Each line ends with the page of the account in the panel, where admins can lock it.
Only the person can change the name, in the settings of the account.`;

const RESET = `
For someone who has lost the authenticator app or the passkeys, and the recovery codes. It removes all of them. First check who is asking, and
do not rely on email for it: afterwards, anyone who knows the password can sign in and set up another second step. An account whose role needs a second step has seven days from its next
sign-in to do so.
Example:
  npm run cli -- user reset-second-step ada@example.edu`;

interface CreateOptions {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  role: AccountType;
  verified?: true;
}

export function addUserCommand(program: Command, run: Run, terminal: Terminal): void {
  const user = program.command('user').description('create, promote and lock accounts');
  addCreate(user, run, terminal);
  addPromote(user, run, terminal);
  addList(user, run, terminal);
  addFalseNames(user, run, terminal);
  addLocks(user, run, terminal);
  addResetPassword(user, run, terminal);
  addResetSecondStep(user, run, terminal);
}

function addCreate(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('create')
    .description('create an account; asks for the password or reads standard input')
    .requiredOption('--email <address>', 'email address', checked(email))
    .requiredOption('--username <name>', 'username', checked(username))
    .requiredOption('--first-name <name>', 'first name', checked(personName))
    .requiredOption('--last-name <name>', 'last name', checked(personName))
    .addOption(new Option('--role <role>', 'role of the account').choices(ACCOUNT_TYPES).default('student'))
    .option('--verified', 'mark the address as verified')
    .addHelpText('after', CREATED)
    .action(async ({ role, verified, ...person }: CreateOptions, command: Command) => {
      const password = await givenPassword(terminal, command);
      const account: NewUser = { ...person, password, accountType: role, emailVerified: verified ?? false };
      await run(async ({ staff }) => {
        terminal.out(`Created ${userText(await staff.create(account))}`);
        return EXIT.done;
      });
    });
}

function addPromote(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('promote')
    .description('change the role of a user')
    .argument('<email>', 'email address', checked(email))
    .addOption(new Option('--role <role>', 'new role').choices(ACCOUNT_TYPES).makeOptionMandatory())
    .addHelpText('after', PROMOTED)
    .action((address: string, { role }: { role: AccountType }) =>
      run(async ({ staff }) => {
        const change = await staff.setRole(address, role);
        const { username: name, accountType } = change.user;
        if (change.before === accountType) terminal.out(`${name} already is ${accountType}.`);
        else terminal.out(`${name} was ${change.before} and is now ${accountType}. All sessions have ended.`);
        return EXIT.done;
      }),
    );
}

function addList(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('list')
    .description('list users, newest first')
    .addOption(new Option('--role <role>', 'only this role').choices(ACCOUNT_TYPES))
    .option('--limit <number>', 'maximum number', toLimit, DEFAULT_LISTED)
    .option('--json', 'print only JSON on standard output')
    .action(({ role, limit, json }: { role?: AccountType; limit: number; json?: true }) =>
      run(async ({ staff }) => {
        const users = await staff.list({ accountType: role, most: limit });
        terminal.out(json ? usersJson(users) : usersText(users));
        return EXIT.done;
      }),
    );
}

function addFalseNames(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('false-names')
    .description('list people who are not staff and have a name or username that sign-up refuses today, oldest first')
    .option('--after <id>', 'only accounts with a larger id', toId, 0)
    .option('--limit <number>', 'maximum number', toLimit, DEFAULT_LISTED)
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', FALSE_NAMES)
    .action(({ after, limit, json }: { after: number; limit: number; json?: true }) =>
      run(async ({ staff }) => {
        const names = await staff.falseNames({ after, most: limit });
        terminal.out(json ? JSON.stringify(names, null, 2) : falseNamesText(names));
        return EXIT.done;
      }),
    );
}

function addLocks(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('disable')
    .description('lock an account and end its sessions; the last admin cannot be locked')
    .argument('<email>', 'email address', checked(email))
    .action((address: string) =>
      run(async ({ staff }) => {
        terminal.out(`${(await staff.disable(address)).username} is locked. All sessions have ended.`);
        return EXIT.done;
      }),
    );
  user
    .command('enable')
    .description('unlock an account')
    .argument('<email>', 'email address', checked(email))
    .action((address: string) =>
      run(async ({ staff }) => {
        terminal.out(`${(await staff.enable(address)).username} may sign in.`);
        return EXIT.done;
      }),
    );
}

function addResetPassword(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('reset-password')
    .description('set a new password and end all sessions; the user gets an email')
    .argument('<email>', 'email address', checked(email))
    .addHelpText('after', PASSWORD_WORDS)
    .action(async (address: string, _options: object, command: Command) => {
      const password = await givenPassword(terminal, command);
      await run(async ({ staff }) => {
        terminal.out(`${(await staff.resetPassword(address, password)).username} has a new password. All sessions have ended.`);
        return EXIT.done;
      });
    });
}

function addResetSecondStep(user: Command, run: Run, terminal: Terminal): void {
  user
    .command('reset-second-step')
    .description('remove the app, passkeys and recovery codes of an account and end all sessions; the user gets an email')
    .argument('<email>', 'email address', checked(email))
    .addHelpText('after', RESET)
    .action((address: string) =>
      run(async ({ staff }) => {
        terminal.out(
          `${(await staff.resetSecondStep(address)).username} has no second step: no app, no passkeys and no recovery codes. All sessions have ended.`,
        );
        return EXIT.done;
      }),
    );
}

/** Exits with the usage code if there is no password. */
async function givenPassword(terminal: Terminal, command: Command): Promise<string> {
  const given = await terminal.readPassword();
  if ('fault' in given) command.error(`error: ${given.fault}`, { exitCode: EXIT.usage });
  return given.password;
}

interface Shape {
  safeParse(value: string): { success: true; data: string } | { success: false; error: { issues: readonly { message: string }[] } };
}

/** Validates with the schema of the site's forms. */
const checked =
  (shape: Shape) =>
  (value: string): string => {
    const parsed = shape.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(`${parsed.error.issues[0]?.message ?? 'Invalid input'}.`);
  };

function toLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > MOST_LISTED)
    throw new InvalidArgumentError(`Give a number from 1 to ${MOST_LISTED}.`);
  return limit;
}

function toId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give the id of an account.');
  return Number(text);
}
