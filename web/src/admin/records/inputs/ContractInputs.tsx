import { useResourceForm } from '../use-resource-form.ts';
import { ContractInput } from './ContractInput.tsx';

interface Props {
  /** The fields to show, in order. Default: all fields of the contract. */
  fields?: readonly string[];
  /** For a new record. Default: for a change. */
  isNew?: boolean;
}

/** Inputs from the contract of the page's resource, so that simple resources need no form of their own. */
export function ContractInputs({ fields, isNew = false }: Props) {
  const form = useResourceForm();
  const shown = fields ?? Object.keys((isNew ? form?.create : form?.change) ?? {});
  return shown.map((source) => <ContractInput key={source} source={source} isNew={isNew} />);
}
