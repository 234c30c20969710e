import type { ImportJobRequest } from '../job-parts.ts';
import { remedied, type Remedy } from './remedies.ts';

const REQUEST: ImportJobRequest = { source: 'ipeds', year: 2024, historyOnly: true };

it.each([
  ['allow-shrink', '12.5', { ...REQUEST, allowShrink: 0.125 }],
  ['allow-drift', '100', { ...REQUEST, allowDrift: 1 }],
  ['max-reject', '0', { ...REQUEST, maxReject: 0 }],
  ['max-reject', '101', undefined],
  ['max-reject', '', undefined],
  ['year', '2023', { ...REQUEST, year: 2023 }],
  ['year', '23', undefined],
  ['history', '', REQUEST],
  ['no-history', '', { source: 'ipeds', year: 2024 }],
  ['no-year', '', { source: 'ipeds', historyOnly: true }],
  ['force', '', { ...REQUEST, force: true }],
  ['file', '', undefined],
] as [Remedy, string, ImportJobRequest | undefined][])('%s %s', (remedy, given, expected) => {
  expect(remedied(REQUEST, remedy, given)).toEqual(expected);
});
