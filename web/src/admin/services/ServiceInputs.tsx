import { ReferenceInput, required, SelectInput } from 'react-admin';
import { ContractInput } from '../records/inputs/ContractInput.tsx';
import { ContractInputs } from '../records/inputs/ContractInputs.tsx';

interface Props {
  /** For a new record. Default: for a change. */
  isNew?: boolean;
}

const REQUIRED = required('Required');

/** What readers see of an entry. */
export function EntryInputs({ isNew = false }: Props) {
  return (
    <>
      <ContractInput source="name" isNew={isNew} />
      <ReferenceInput source="categoryId" reference="service-categories" sort={{ field: 'position', order: 'ASC' }}>
        <SelectInput label="Category" optionText="name" validate={REQUIRED} fullWidth />
      </ReferenceInput>
      <ContractInput source="slug" label="Last part of its address" isNew={isNew} />
      <ContractInputs fields={['description', 'website']} isNew={isNew} />
      <ContractInput source="priceRange" label="Price in words. Empty: not stated" isNew={isNew} />
      <ContractInput source="priceBand" label="Price band: $ is under $50, $$ to $500, $$$ above" isNew={isNew} />
      <ContractInput source="formats" label="Where" isNew={isNew} />
      <ContractInputs fields={['features']} isNew={isNew} />
    </>
  );
}

/** What staff decide about an entry. */
export function StaffInputs({ isNew = false }: Props) {
  return (
    <>
      <ContractInput source="status" isNew={isNew} />
      <ContractInput source="isCommercial" label="Commercial: its provider earns money with it" isNew={isNew} />
      <ContractInput source="isPublicAlternative" label="Free or public: it is shown before commercial services" isNew={isNew} />
      <ContractInput source="basis" label="What the entry rests on" isNew={isNew} />
      <ContractInput source="checkedAt" label="Day of the last check by a person" isNew={isNew} />
      <ContractInput source="checkedBy" label="Checked by" isNew={isNew} />
    </>
  );
}
