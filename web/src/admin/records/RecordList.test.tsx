/** @jest-environment jsdom */
import './panel.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import type { RecordOf } from '../../api/panel-contracts.ts';

const { BAMA, fakeNicknames, renderPanel } = await import('./panel.fixture.ts');
const { columnsOf } = await import('./list/columns.ts');
const { RecordEdit } = await import('./RecordEdit.tsx');
const { RecordList } = await import('./RecordList.tsx');
const { Column, NumberColumn } = columnsOf<'nicknames'>();

afterEach(cleanup);

it('shows fields of records and texts that are made of them, and names the rows', async () => {
  fakeNicknames([BAMA]);
  renderPanel(
    {
      '*': (
        <RecordList<'nicknames'> title="Nicknames" hasTrash labelOf={({ texts: [text = ''] }) => `the text ${text}`}>
          <Column source="kind" />
          <NumberColumn source="id" />
          <Column label="Texts" disableSort render={({ texts, checked }) => `${texts.join(', ')}, checked ${checked}`} />
        </RecordList>
      ),
    },
    '/nicknames',
  );
  const cells = await screen.findAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', '', 'college', '7', 'Bama, checked 2026-11-22']);
  expect(screen.getByRole('checkbox', { name: 'Select the text Bama' })).toBeTruthy();
});

/** What the contract does not have. The compiler checks it: each line after `@ts-expect-error` must not compile. */
export const refusedByTheCompiler = (record: RecordOf<'nicknames'>, college: RecordOf<'colleges'>) => (
  <RecordList<'nicknames'>
    title="Nicknames"
    // @ts-expect-error the server does not sort by it
    sort={{ field: 'collegeNames', order: 'ASC' }}
    // @ts-expect-error no such value of a filter
    startFilter={{ kind: 'team' }}
    // @ts-expect-error no bulk call changes it
    bulkFields={['texts']}
    // @ts-expect-error no such field of a record
    labelOf={({ label }) => label as string}
  >
    {/* @ts-expect-error no such field */}
    <Column source="title" disableSort />
    {/* @ts-expect-error the server does not sort by it */}
    <Column source="collegeNames" />
    {/* @ts-expect-error no such field of a record */}
    <Column label="Title" disableSort render={({ title }) => title as string} />
    {/* @ts-expect-error no such field of a record */}
    <RecordEdit<'nicknames'> title={({ title }) => title as string} />
    {/* @ts-expect-error no such resource */}
    <RecordEdit<'nickname'> title={() => ''} />
    {/* @ts-expect-error no resource is named */}
    <RecordEdit title={(record) => record.id as string} />
    {/* @ts-expect-error no such field */}
    {record.label as string}
    {/* @ts-expect-error no such field */}
    {college.nickname as string}
  </RecordList>
);
