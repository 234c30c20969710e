import fc from 'fast-check';
import { publicationOf } from '../src/domain/downloads/publications.ts';
import { runCli } from './program.ts';
import { calendarTime, cronMonths, cronTime, SCHEDULABLE, slotOf, unattended, WEEKDAYS } from './text/schedule-times.ts';
import { FORMATS, scheduleText } from './text/schedules.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const PLACE = { folder: '/srv/alma', node: '/usr/bin/node' };

/** The numbers a field of a cron line stands for. */
function expand(field: string, least: number, most: number): number[] {
  if (field === '*') return Array.from({ length: most - least + 1 }, (_each, at) => least + at);
  return field.split(',').flatMap((part) => {
    expect(part).toMatch(/^\d+(-\d+)?$/);
    const [first = NaN, last = first] = part.split('-').map(Number);
    expect(first).toBeGreaterThanOrEqual(least);
    expect(last).toBeLessThanOrEqual(most);
    expect(last).toBeGreaterThanOrEqual(first);
    return Array.from({ length: last - first + 1 }, (_each, at) => first + at);
  });
}

function cronLines(text: string) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, minute = '', hour = '', day = '', month = '', weekday = '', command = ''] =
        /^(\S+) (\S+) (\S+) (\S+) (\S+) (.+)$/.exec(line) ?? [];
      return {
        minutes: expand(minute, 0, 59),
        hours: expand(hour, 0, 23),
        days: expand(day, 1, 31),
        months: expand(month, 1, 12),
        weekdays: expand(weekday, 0, 6),
        command,
      };
    });
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('the times', () => {
  it('of months are read by cron as they are meant', () => {
    const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    fc.assert(fc.property(months, (some) => expect(expand(cronMonths(some), 1, 12)).toEqual(ascending(some))));
  });

  it('are alike for cron and systemd', () => {
    for (const slot of SCHEDULABLE.map(slotOf)) {
      const [weekday, months = '', clock] = calendarTime(slot).split(' ');
      const [minute, hour, , , day] = cronTime(slot).split(' ');
      expect(weekday).toBe(WEEKDAYS[Number(day)]);
      expect(months.split('-')[1]?.split(',').map(Number)).toEqual(ascending(slot.months));
      expect(clock).toBe(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`);
    }
  });

  it('never meet, and are not in the hour that summer time takes or gives twice', () => {
    const slots = SCHEDULABLE.map(slotOf);
    expect(new Set(slots.map(({ weekday }) => weekday)).size).toBe(slots.length);
    expect(slots.every(({ hour }) => hour > 3)).toBe(true);
  });
});

describe('a crontab', () => {
  it('has a line a source: once a week, in the months in which something may be out', () => {
    const lines = cronLines(scheduleText('cron', ['ipeds', 'research'], PLACE));
    expect(lines.map(({ months }) => months)).toEqual(
      (['ipeds', 'research'] as const).map((source) => ascending(publicationOf(source).renewed.months)),
    );
    for (const { minutes, hours, days, weekdays } of lines)
      expect([minutes.length, hours.length, days.length, weekdays.length]).toEqual([1, 1, 31, 1]);
    expect(lines[0]?.command).toBe(
      'cd /srv/alma && /usr/bin/node --import tsx cli/main.ts import ipeds --download --year latest --refresh',
    );
  });

  it('keeps folders with blanks, quotes and per cent signs together', () => {
    const [line] = cronLines(scheduleText('cron', ['ipeds'], { ...PLACE, folder: "/srv/it's 100% alma" }));
    expect(line?.command).toContain(String.raw`cd '/srv/it'\''s 100\% alma' && `);
  });
});

describe('units for systemd', () => {
  const text = scheduleText('systemd', ['ipeds', 'athletics'], { folder: '/srv/100%', node: '/opt/my node/bin/node' });

  it('are one service for all, and a timer each that makes up for what was missed', () => {
    expect(text.match(/^\[Service\]$/gm)).toHaveLength(1);
    expect(text.match(/^\[Timer\]$/gm)).toHaveLength(2);
    expect(text.match(/^Persistent=true$/gm)).toHaveLength(2);
    expect(text).toContain('RestartPreventExitStatus=2 3 4 78\n');
    expect(text).toContain('Unit=alma-import@athletics.service');
    expect(text).toContain('OnCalendar=Tue *-01,02,03,08,09,10,11,12-* 04:17:00');
  });

  it('escape what systemd would read as its own', () => {
    expect(text).toContain('WorkingDirectory=/srv/100%%\n');
    expect(text).toContain('ExecStart="/opt/my node/bin/node" --import tsx cli/main.ts import %i --download --year latest --refresh\n');
  });

  it('have nothing but sections, settings and comments', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^($|#|\[[A-Z][a-z]+\]$|[A-Z][A-Za-z]+=\S)/);
  });
});

describe('CronJobs for Kubernetes', () => {
  const jobs = scheduleText('kubernetes', ['ipeds', 'research'], PLACE).split('\n---\n');

  it('are one a source and never run beside themselves', () => {
    expect(jobs).toHaveLength(2);
    for (const job of jobs) {
      expect(job).toMatch(/^kind: CronJob$/m);
      expect(job).toMatch(/^ {2}concurrencyPolicy: Forbid$/m);
      expect(job).toMatch(/^ {2}startingDeadlineSeconds: \d+$/m);
      expect(job).toMatch(/^ {6}backoffLimit: 3$/m);
      expect(job).toMatch(/^ {14}values: \[2, 3, 4, 78\]$/m);
      expect(job).toMatch(/^ {10}restartPolicy: Never$/m);
    }
    expect(jobs[1]).toContain(`schedule: "${cronTime(slotOf('research'))}"`);
  });

  it('call what the image has', () => {
    const command = /command: (\[.*\])$/m.exec(jobs[0] ?? '')?.[1] ?? '';
    const words = 'node --import tsx cli/main.ts import ipeds --download --year latest --refresh';
    expect(JSON.parse(command)).toEqual(words.split(' '));
  });

  it('are indented by twos, without tabs, and every line is a key, an item or a comment', () => {
    for (const line of jobs.join('\n').split('\n')) {
      expect(line).toMatch(/^ *(#|- |$|[A-Za-z]+:)/);
      expect((/^ */.exec(line)?.[0].length ?? 0) % 2).toBe(0);
    }
  });
});

describe('the command', () => {
  async function schedule(args: string) {
    const { terminal, outcome } = recordingTerminal();
    const start = () => Promise.reject(new Error('Nothing needs to be started.'));
    await runCli(['schedule', ...args.split(' ').filter(Boolean)], { start, terminal });
    return outcome;
  }

  it('prints a crontab of what needs nobody, and says what does', async () => {
    const { out, exitCode } = await schedule('');
    expect(exitCode).toBe(0);
    expect(cronLines(out)).toHaveLength(unattended().length);
    expect(out).toContain('# Not here, crime: its files are old Excel files');
    for (const code of ['75', '78']) expect(out).toContain(code);
  });

  it.each(FORMATS)('knows the format %s', async (format) => {
    const { out, exitCode } = await schedule(`--format ${format} --source ipeds crime`);
    expect(exitCode).toBe(0);
    expect(out).toContain('crime');
    expect(out).not.toContain('Not here, crime');
    expect(out).not.toContain('research');
  });

  it.each(['--source carnegie', '--source nonsense', '--format windows', 'ipeds'])('refuses "%s"', async (args) => {
    expect((await schedule(args)).exitCode).toBe(2);
  });
});
