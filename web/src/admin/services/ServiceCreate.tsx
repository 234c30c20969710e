import { RecordCreate } from '../records/RecordCreate.tsx';
import { EntryInputs, StaffInputs } from './ServiceInputs.tsx';

/** A new entry starts as a draft, which readers do not see. */
const START = {
  status: 'draft',
  formats: ['online'],
  features: [],
  priceRange: null,
  priceBand: null,
  isCommercial: false,
  isPublicAlternative: false,
  basis: '',
  checkedAt: null,
  checkedBy: null,
};

/** The page for a new service. */
export function ServiceCreate() {
  return (
    <RecordCreate title="New service" defaultValues={START}>
      <EntryInputs isNew />
      <StaffInputs isNew />
    </RecordCreate>
  );
}
