import { RecordEdit } from '../records/RecordEdit.tsx';
import { Decision } from './Decision.tsx';
import { EntryInputs, StaffInputs } from './ServiceInputs.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';

const TABS = [
  { label: 'Entry', content: <EntryInputs /> },
  { label: 'Status and check', content: <StaffInputs /> },
];

/** The page of one service, with the decision about what its provider proposes. */
export function ServiceEdit() {
  return (
    <RecordEdit<'services'>
      title={({ name }) => name}
      tabs={TABS}
      aside={
        <>
          <Decision />
          <ServiceFacts />
        </>
      }
    />
  );
}
