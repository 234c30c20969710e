import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;
/** Places of /proc/PID/stat behind the name of the program. */
const PARENT = 1;
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];

/** Seconds of this process, in user and system mode. */
export function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of the processes that this one started and that have ended. 0 where the system has no /proc. */
export function endedChildrenSeconds() {
  return sumOf(statOf('self'), ENDED_CHILDREN);
}

/** Seconds of the processes that `isRoot` picks by parent and command, and of all below them, also those that have ended. */
export function secondsOfTrees(isRoot) {
  const counted = new Set();
  let seconds = 0;
  // A process has a larger id than its parent, except after the ids start again.
  for (const { pid, parent, stat } of processes()) {
    if (!counted.has(parent) && !isRoot({ pid, parent, command: commandOf(pid) })) continue;
    counted.add(pid);
    seconds += sumOf(stat, [...OWN, ...ENDED_CHILDREN]);
  }
  return seconds;
}

/** Seconds of the processes that the children of this one started. `endedChildrenSeconds` has them only if their parents waited for them. */
export function grandchildrenSeconds() {
  const children = new Set();
  return secondsOfTrees(({ pid, parent }) => {
    if (parent === process.pid) children.add(pid);
    return children.has(parent);
  });
}

function processes() {
  return readdirOrNone('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = statOf(name);
      return { pid: Number(name), stat, parent: Number(stat[PARENT]) };
    })
    .sort((one, other) => one.pid - other.pid);
}

function readdirOrNone(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The fields behind the name of the program. None for a process that has ended. */
function statOf(pid) {
  return read(`/proc/${pid}/stat`).split(') ').pop().split(' ');
}

const commandOf = (pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const sumOf = (stat, places) => places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0) / TICKS_PER_SECOND;
