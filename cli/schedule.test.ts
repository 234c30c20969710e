import fc from 'fast-check';
import { DOWNLOADABLE, publicationOf } from '../src/domain/downloads/publications.ts';
import { runCli } from './program.ts';
import { calendarTime, cronMonths, cronTime, slotOf, unattended, WEEKDAYS } from '../src/domain/downloads/schedules/schedule-times.ts';
import { FORMATS } from '../src/domain/downloads/schedules/formats.ts';
import { scheduleText } from '../src/domain/downloads/schedules/schedules.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const PLACE = { folder: '/srv/alma', node: '/usr/bin/node' };

/** The numbers that a cron field matches. */
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

describe('schedule times', () => {
  it('give cron the intended months', () => {
    const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    fc.assert(fc.property(months, (some) => expect(expand(cronMonths(some), 1, 12)).toEqual(ascending(some))));
  });

  it('are the same for cron and systemd', () => {
    for (const slot of DOWNLOADABLE.map(slotOf)) {
      const [weekday, months = '', clock] = calendarTime(slot).split(' ');
      const [minute, hour, , , day] = cronTime(slot).split(' ');
      expect(weekday).toBe(WEEKDAYS[Number(day)]);
      expect(months.split('-')[1]?.split(',').map(Number)).toEqual(ascending(slot.months));
      expect(clock).toBe(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`);
    }
  });

  it('never overlap and avoid the hour that daylight saving time skips or repeats', () => {
    const slots = DOWNLOADABLE.map(slotOf);
    expect(new Set(slots.map(({ weekday }) => weekday)).size).toBe(slots.length);
    expect(slots.every(({ hour }) => hour > 3)).toBe(true);
  });
});

describe('a crontab', () => {
  it('has one weekly line per source, in the months of new files', () => {
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

  it('quotes folders with blanks, quotes and percent signs', () => {
    const [line] = cronLines(scheduleText('cron', ['ipeds'], { ...PLACE, folder: "/srv/it's 100% alma" }));
    expect(line?.command).toContain(String.raw`cd '/srv/it'\''s 100\% alma' && `);
  });
});

describe('units for systemd', () => {
  const text = scheduleText('systemd', ['ipeds', 'athletics'], { folder: '/srv/100%', node: '/opt/my node/bin/node' });

  it('are one service and one persistent timer per source', () => {
    expect(text.match(/^\[Service\]$/gm)).toHaveLength(1);
    expect(text.match(/^\[Timer\]$/gm)).toHaveLength(2);
    expect(text.match(/^Persistent=true$/gm)).toHaveLength(2);
    expect(text).toContain('RestartPreventExitStatus=2 3 4 78\n');
    expect(text).toContain('Unit=alma-import@athletics.service');
    expect(text).toContain('OnCalendar=Tue *-01,02,03,08,09,10,11,12-* 04:17:00');
  });

  it('escape characters that systemd expands', () => {
    expect(text).toContain('WorkingDirectory=/srv/100%%\n');
    expect(text).toContain('ExecStart="/opt/my node/bin/node" --import tsx cli/main.ts import %i --download --year latest --refresh\n');
  });

  it('contain only sections, settings and comments', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^($|#|\[[A-Z][a-z]+\]$|[A-Z][A-Za-z]+=\S)/);
  });
});

describe('CronJobs for Kubernetes', () => {
  const jobs = scheduleText('kubernetes', ['ipeds', 'research'], PLACE).split('\n---\n');

  it('are one per source and never run concurrently', () => {
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

  it('call a file that the image contains', () => {
    const command = /command: (\[.*\])$/m.exec(jobs[0] ?? '')?.[1] ?? '';
    const words = 'node --import tsx cli/main.ts import ipeds --download --year latest --refresh';
    expect(JSON.parse(command)).toEqual(words.split(' '));
  });

  it('use two-space indentation and contain only keys, items and comments', () => {
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

  it('prints a crontab of unattended sources and names the others', async () => {
    const { out, exitCode } = await schedule('');
    expect(exitCode).toBe(0);
    expect(cronLines(out)).toHaveLength(unattended().length);
    expect(out).toContain('# Not scheduled, scorecard: the address contains the release date');
    expect(out).toMatch(/^[^#].*crime/m);
    for (const code of ['75', '78']) expect(out).toContain(code);
  });

  it.each(FORMATS)('prints the format %s', async (format) => {
    const { out, exitCode } = await schedule(`--format ${format} --source ipeds crime`);
    expect(exitCode).toBe(0);
    expect(out).toContain('crime');
    expect(out).not.toContain('Not scheduled, crime');
    expect(out).not.toContain('research');
  });

  it.each(['--source carnegie', '--source nonsense', '--format windows', 'ipeds'])('refuses "%s"', async (args) => {
    expect((await schedule(args)).exitCode).toBe(2);
  });
});
