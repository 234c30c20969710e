import { Option, type Command } from 'commander';
import type { SourceName } from '../../src/domain/colleges/sources.ts';
import { DOWNLOADABLE } from '../../src/domain/downloads/publications.ts';
import { EXIT } from '../exit-codes.ts';
import { FORMATS, type Format } from '../../src/domain/downloads/schedules/formats.ts';
import { unattended } from '../../src/domain/downloads/schedules/schedule-times.ts';
import { scheduleText } from '../../src/domain/downloads/schedules/schedules.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Prints lines for a crontab, units for systemd, or CronJobs for Kubernetes. They look for new files on the official hosts and
import them. The command installs nothing. Without --source it prints every source that needs no manual step. Paths are the
current folder and the running Node.

Examples:
  npm run --silent cli -- schedule --source ipeds research >> my.crontab
  npm run --silent cli -- schedule --format systemd --source ipeds
  npm run --silent cli -- schedule --format kubernetes > imports.yaml`;

export function addScheduleCommand(program: Command, terminal: Terminal): void {
  program
    .command('schedule')
    .description('print a schedule for automatic imports')
    .addOption(new Option('--source <source...>', 'only these sources').choices(DOWNLOADABLE))
    .addOption(new Option('--format <format>', 'scheduler').choices(FORMATS).default('cron'))
    .addHelpText('after', EXPLANATION)
    .action(({ source, format }: { source?: SourceName[]; format: Format }) => {
      const sources = source ? [...new Set(source)] : unattended();
      terminal.out(scheduleText(format, sources, { folder: process.cwd(), node: process.execPath }));
      terminal.setExitCode(EXIT.done);
    });
}
