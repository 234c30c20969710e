import { stateAfterDirectory } from './operating-status.ts';

const OPEN = { operatingStatus: 'open', successorUnitId: null } as const;
const MERGED = { operatingStatus: 'merged', successorUnitId: 7 } as const;

it('takes the status of the directory, for colleges in the universe too', () => {
  const office = { inUniverse: true, operatingStatus: 'unlisted', successorUnitId: null } as const;
  const closesThisYear = { inUniverse: true, operatingStatus: 'closed', successorUnitId: null } as const;
  expect(stateAfterDirectory(OPEN, office)).toEqual({ operatingStatus: 'unlisted', successorUnitId: null });
  expect(stateAfterDirectory(OPEN, closesThisYear)).toEqual({ operatingStatus: 'closed', successorUnitId: null });
  expect(stateAfterDirectory(MERGED, { inUniverse: true, ...OPEN })).toEqual(OPEN);
  expect(stateAfterDirectory(OPEN, { inUniverse: false, ...MERGED })).toEqual(MERGED);
});

it('unlists an open college without a row, and keeps the others', () => {
  expect(stateAfterDirectory(OPEN, undefined)).toEqual({ operatingStatus: 'unlisted', successorUnitId: null });
  expect(stateAfterDirectory(MERGED, undefined)).toEqual(MERGED);
});
