import type { Advice, Finding } from '../../src/domain/doctor/findings.ts';
import { EXIT } from '../exit-codes.ts';
import { importCommand } from '../../src/domain/downloads/import-command.ts';

function adviceText(advice: Advice): string {
  if (typeof advice === 'string') return advice;
  return advice.kind === 'build' ? 'Run npm run build before you start the server directly.' : importCommand(advice);
}

/** All findings as JSON. */
export const doctorJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    findings.map((finding) => ({ ...finding, advice: finding.advice && adviceText(finding.advice) })),
    null,
    2,
  );

/** One line per finding with its advice below, then the totals. */
export function doctorText(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.map(({ what, state, says, advice }) => {
    const head = `${state.padEnd('warning'.length)}  ${what.padEnd(wide)}  ${says}`;
    return advice === null ? head : `${head}\n${' '.repeat('warning'.length + wide + 4)}→ ${adviceText(advice)}`;
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

/** A configuration error has its own exit code, because it hides other findings. */
export function doctorExitCode(findings: readonly Finding[]): number {
  const faults = findings.filter(({ state }) => state === 'fault');
  if (faults.some(({ isConfiguration }) => isConfiguration)) return EXIT.config;
  return faults.length > 0 ? EXIT.failed : EXIT.done;
}
