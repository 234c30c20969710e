import type { Permission } from '../../../api/domain/accounts.ts';
import { canUndo, followsRecords, type StaffCase } from '../../../api/domain/moderation.ts';

export type CaseAction = 'claim' | 'decide' | 'release' | 'wait' | 'appeal' | 'undo';

interface Moderator {
  permissions: readonly Permission[];
  user: { id: number };
}

/** What a member of staff can do with a case now, the usual action first. The server decides again. */
export function actionsOf(record: StaffCase, { permissions, user }: Moderator): readonly CaseAction[] {
  if (!permissions.includes('moderation')) return [];
  if (record.status === 'decided') return afterDecision(record, permissions.includes('appeals'));
  if (record.status !== 'claimed' || record.claimedById === null) return ['claim'];
  return record.claimedById === user.id && !followsRecords(record.kind) ? ['decide', 'wait', 'release'] : ['wait', 'release'];
}

function afterDecision({ step, hasAppeal, isUndone }: StaffCase, mayAnswer: boolean): readonly CaseAction[] {
  const appeal: CaseAction[] = hasAppeal && mayAnswer ? ['appeal'] : [];
  return step !== null && canUndo(step) && !isUndone ? [...appeal, 'undo'] : appeal;
}
