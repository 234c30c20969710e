import { Argument, InvalidArgumentError, type Command } from 'commander';
import type { FieldKey } from '../../src/domain/colleges/attributes.ts';
import { LOCKABLE_FIELDS } from '../../src/domain/corrections/locks.ts';
import type { FieldLock } from '../../src/domain/corrections/locks.ports.ts';
import { EXIT } from '../exit-codes.ts';
import { operatorName } from '../operator.ts';
import type { Run } from '../with-application.ts';
import { tableText } from '../text/table.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
A staff value wins over every import until you remove its lock. Alma stores the imported values meanwhile, lists them where
they differ, and shows them again after the lock is removed. The reason is public: visitors read it as the value's source.

Write numbers plainly (27000), shares as percents (58%) or fractions, flags as true or false, aliases with bars (A|B).

Examples:
  npm run cli -- locks set 100858 avgSAT 1290 --reason "The college's own report of 2025; the file has last year's"
  npm run cli -- locks list --college 100858
  npm run cli -- locks remove 100858 avgSAT`;

const FIELD = 'name of the field, such as avgSAT';

export function addLocksCommand(program: Command, run: Run, terminal: Terminal): void {
  const locks = program.command('locks').description('staff values that no import replaces');
  locks
    .command('list')
    .description('list locked values beside the imported ones')
    .option('--college <unitid>', 'only this college', toUnitId)
    .option('--json', 'print only JSON on standard output')
    .action(({ college, json }: { college?: number; json?: true }) =>
      run(async (useCases) => {
        const found = await useCases.locks.list(college);
        terminal.out(json ? JSON.stringify(found, null, 2) : locksText(found));
        return EXIT.done;
      }),
    );
  locks
    .command('set')
    .description('set and lock the value of a field')
    .argument('<unitid>', 'UNITID of the college', toUnitId)
    .addArgument(new Argument('<field>', FIELD).argParser(toField))
    .argument('<value>', 'the new value')
    .requiredOption('--reason <text>', 'the reason, at most 200 characters')
    .addHelpText('after', EXPLANATION)
    .action((unitId: number, field: FieldKey, text: string, { reason }: { reason: string }) =>
      run(async (useCases) => {
        const lock = await useCases.locks.set({ unitId, field, value: { text }, reason, by: operatorName() });
        terminal.out(`${lock.name}: ${field} is ${valueText(lock.value)} and locked. The imported value is ${valueText(lock.supplied)}.`);
        return EXIT.done;
      }),
    );
  locks
    .command('remove')
    .description('remove a lock: the newest imported value is shown again')
    .argument('<unitid>', 'UNITID of the college', toUnitId)
    .addArgument(new Argument('<field>', FIELD).argParser(toField))
    .action((unitId: number, field: FieldKey) =>
      run(async (useCases) => {
        await useCases.locks.remove(unitId, field);
        terminal.out(`${field} of ${unitId} is no longer locked.`);
        return EXIT.done;
      }),
    );
}

function locksText(locks: readonly FieldLock[]): string {
  if (locks.length === 0) return 'No locks.';
  const rows = locks.map((lock) => [
    String(lock.unitId ?? ''),
    lock.name,
    lock.field,
    valueText(lock.value),
    valueText(lock.supplied),
    `${lock.lockedBy}, ${lock.lockedAt.toISOString().slice(0, 10)}`,
    lock.reason,
  ]);
  return tableText(['UNITID', 'College', 'Field', 'Staff', 'Imports', 'Locked by', 'Reason'], rows);
}

function valueText(value: unknown): string {
  if (value === null) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toField(text: string): FieldKey {
  const field = LOCKABLE_FIELDS.find((each) => each === text);
  if (!field) throw new InvalidArgumentError('Give a field that staff may set, such as avgSAT.');
  return field;
}

function toUnitId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a UNITID, such as 100858.');
  return Number(text);
}
