import type { NicknameBasis, NicknameFaultKind } from '../../src/domain/colleges/names/nicknames.ts';
import type { NicknameReport } from '../../src/domain/colleges/names/nickname-report.ts';
import { tableText } from './table.ts';

const FAULTS: Record<NicknameFaultKind, string> = {
  empty: 'is empty',
  duplicate: 'appears before',
  unknown: 'is not in the catalog',
  unordered: 'is out of order',
  unnamed: 'is missing',
  named: 'belongs to a system only',
};

/** One line per entry, then the faults, and the number of entries of each basis. */
export function nicknamesText({ entries, faults }: NicknameReport): string {
  const rows = entries.map(({ nickname: { texts, kind, name, basis, checked }, colleges }) => [
    texts.join(', '),
    kind === 'system' ? `${name ?? 'a system'} (${colleges.length})` : colleges.map((college) => college ?? 'unknown').join('; '),
    basis,
    checked,
  ]);
  const lines = faults.map(({ entry, value, fault }) => `"${entry}": ${value} ${FAULTS[fault]}`);
  return [tableText(['Texts', 'Means', 'Basis', 'Checked'], rows), '', ...lines, summaryOf(entries, faults.length)].join('\n');
}

/** "873 entries, 1446 texts, 0 faults: 98 system, 51 flagship". */
function summaryOf(entries: NicknameReport['entries'], faultCount: number): string {
  const counts = new Map<NicknameBasis, number>();
  for (const { nickname } of entries) counts.set(nickname.basis, (counts.get(nickname.basis) ?? 0) + 1);
  const byBasis = [...counts].toSorted(([, a], [, b]) => b - a).map(([basis, count]) => `${count} ${basis}`);
  const texts = entries.reduce((sum, { nickname }) => sum + nickname.texts.length, 0);
  return `${entries.length} entries, ${texts} texts, ${faultCount} faults: ${byBasis.join(', ')}`;
}
