import type { Finding } from '../../src/domain/health/findings.ts';
import { EXIT } from '../exit-codes.ts';

/** A line a finding, below it what to do, and at the end the sum of it. */
export function doctorText(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.map(({ what, state, says, advice }) => {
    const head = `${state.padEnd('warning'.length)}  ${what.padEnd(wide)}  ${says}`;
    return advice === null ? head : `${head}\n${' '.repeat('warning'.length + wide + 4)}→ ${advice}`;
  });
  return [...lines, '', sumOf(findings)].join('\n');
}

function sumOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state'], one: string): string => {
    const number = findings.filter((finding) => finding.state === state).length;
    return number === 0 ? `no ${one}s` : `${number} ${one}${number === 1 ? '' : 's'}`;
  };
  return `${count('fault', 'fault')}, ${count('warning', 'warning')}.`;
}

/** A configuration at fault comes first: until it is corrected nothing else can be told. */
export function doctorExitCode(findings: readonly Finding[]): number {
  const faults = findings.filter(({ state }) => state === 'fault');
  if (faults.some(({ isConfiguration }) => isConfiguration)) return EXIT.config;
  return faults.length > 0 ? EXIT.failed : EXIT.done;
}
