import { STATES } from '../states.ts';

/** The end of a host that a registry owns: ".edu", ".edu.pr", ".cc.az.us". */
const SUFFIX = /\.(?:(?:cc|k12|lib|tec)\.[a-z]{2}\.us|(?:ac|cc|co|com|edu|net|org)\.[a-z]{2}|[a-z]+)$/;

/** Domains of a system, in which each college has a label of its own: "hazard.kctcs.edu", "baruch.cuny.edu". */
// prettier-ignore
const SYSTEM_LABELS = new Set([
  'alaska', 'alamo', 'commnet', 'ctc', 'cuny', 'hawaii', 'iavalley', 'independentrabbinicalcolleges', 'inter', 'kctcs', 'lacounty', 'losrios',
  'maine', 'maricopa', 'mass', 'nevada', 'spokane', 'suny', 'vccs', 'vsc', 'wisconsin', 'yccd',
]);

/** Labels of a host that publishes sites for anyone, or words that mean something else. */
// prettier-ignore
const MISLEADING_LABELS = new Set([
  'acupuncture', 'an', 'blogspot', 'college', 'edu', 'facebook', 'github', 'godaddysites', 'google', 'jimdosite', 'online', 'site', 'sphp',
  'squarespace', 'success', 'university', 'weebly', 'wixsite', 'wordpress',
]);

/** Names of a web server, not of a college. */
const SERVER_LABEL = /^(www[a-z]{0,2}\d?|web|home|go|new|welcome|wp|online|portal|visit|m)$/;

const HOST = /^(?:[a-z]+:\/*)?([^/?#:\s]+)/;
const LABEL = /^[a-z0-9-]{2,}$/;

/**
 * The label of the domain of a website, by which people know the college: "gmu" of "https://www2.gmu.edu/about". Undefined if the domain
 * says nothing about the college: it belongs to a system, a host or a government, is the code of a state, or has fewer than two letters.
 */
export function domainLabel(website: string | null): string | undefined {
  const host = HOST.exec(website?.trim().toLowerCase() ?? '')?.[1] ?? '';
  if (!SUFFIX.test(host) || host.endsWith('.gov')) return undefined;
  const labels = host
    .replace(SUFFIX, '')
    .split('.')
    .filter((label) => !SERVER_LABEL.test(label));
  return [labels.at(-1), isOfMany(labels.at(-1)) ? labels.at(-2) : undefined].find(isUsable);
}

/** Whether the label is the domain of a system or the code of a state. */
const isOfMany = (label = ''): boolean => SYSTEM_LABELS.has(label) || label.toUpperCase() in STATES;

const isUsable = (label = ''): boolean =>
  LABEL.test(label) && /[a-z].*[a-z]/.test(label) && !MISLEADING_LABELS.has(label) && !isOfMany(label);
