import type { Nickname } from './nicknames.ts';

export function aNickname(overrides: Partial<Nickname> = {}): Nickname {
  return { texts: ['Bama'], unitIds: [1], kind: 'college', basis: 'team-or-campus-use', checked: '2026-11-22', ...overrides };
}
