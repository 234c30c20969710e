import { Option, type Command } from 'commander';
import type { SourceName } from '../../src/domain/colleges/college.ts';
import { EXIT } from '../exit-codes.ts';
import { SCHEDULABLE, unattended } from '../text/schedule-times.ts';
import { FORMATS, scheduleText, type Format } from '../text/schedules.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Prints, and installs nothing: lines for a crontab, units for systemd, or CronJobs for Kubernetes, which look for new files of
the official hosts and import them. Without --source: every source that needs nobody to be there. The paths are those of the
folder and the Node this command runs in.

Examples:
  npm run --silent cli -- schedule --source ipeds research >> my.crontab
  npm run --silent cli -- schedule --format systemd --source ipeds
  npm run --silent cli -- schedule --format kubernetes > imports.yaml`;

export function addScheduleCommand(program: Command, terminal: Terminal): void {
  program
    .command('schedule')
    .description('print a schedule for imports that run by themselves')
    .addOption(new Option('--source <source...>', 'only these sources').choices(SCHEDULABLE))
    .addOption(new Option('--format <format>', 'for what').choices(FORMATS).default('cron'))
    .addHelpText('after', EXPLANATION)
    .action(({ source, format }: { source?: SourceName[]; format: Format }) => {
      const sources = source ? [...new Set(source)] : unattended();
      terminal.out(scheduleText(format, sources, { folder: process.cwd(), node: process.execPath }));
      terminal.setExitCode(EXIT.done);
    });
}
