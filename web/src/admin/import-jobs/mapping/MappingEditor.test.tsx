/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { FileMapping } from '../job-parts.ts';
import { mappingOf, placeOf, stateFor } from './editor-state.ts';
import type { Columns } from './use-mapping.ts';

const { MappingEditor } = await import('./MappingEditor.tsx');

afterEach(cleanup);

const names = Array.from({ length: 60 }, (_, at) => `EXTRA${at}`);
const FILE: FileMapping = {
  file: 'adm.csv',
  table: 'ADM',
  columns: ['UNITID', ...names, 'ADM SSN'].map((name) => ({ name, kind: 'number', samples: ['7'] })),
  others: [],
  choices: [
    {
      table: 'ADM',
      reads: ['UNITID', 'ADMSSN', 'APPLCN'],
      suggestions: [{ column: 'ADMSSN', from: 'ADM SSN', confidence: 'sure', reason: 'The names differ only in spaces or signs.' }],
      proposal: { table: 'ADM', columns: [{ column: 'ADMSSN', from: 'ADM SSN' }] },
    },
  ],
  since: null,
};

function show(faults: Columns['faults'] = new Map()) {
  const last: { mapping?: unknown } = {};
  function Editor() {
    const [state, change] = useState(() => stateFor([FILE], undefined));
    last.mapping = mappingOf([FILE], state).mapping;
    const columns = { files: [FILE], earlier: null, state, faults, isValid: true, isOutOfDate: false, change, send: () => ({}) };
    return <MappingEditor columns={columns} />;
  }
  render(<Editor />);
  return last;
}

const items = () => [...screen.getByLabelText('Other columns of adm.csv').children];

it('shows what needs a look first, and of many columns the first ones', () => {
  show();
  expect(items()[0]?.textContent).toContain('ADM SSNNumbers: 7');
  expect(items()).toHaveLength(50);
  fireEvent.click(screen.getByText('Show all 61 columns'));
  expect(items()).toHaveLength(61);
});

it('shows a column with a fault, however far down it is', () => {
  show(new Map([[placeOf('adm.csv', 'EXTRA59'), 'Taken.']]));
  const field = screen.getByLabelText('Read as, for EXTRA59');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Taken.');
});

it('a line that is being typed is no fault yet, and the rules stay open', async () => {
  const last = show();
  fireEvent.click(screen.getByText(/^Add rules/));
  const field = await screen.findByLabelText('Texts to read as others');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'many' } });
  expect(field.getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'many = 9' } });
  expect([field.getAttribute('aria-invalid'), field.closest('details')?.open]).toEqual(['false', true]);
  expect(last.mapping).toEqual([
    { table: 'ADM', columns: [{ column: 'ADMSSN', from: 'ADM SSN', values: [{ text: 'many', becomes: '9' }] }] },
  ]);
});
