import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fieldLabel } from '../field-label.ts';
import { ContractInput } from '../inputs/ContractInput.tsx';

interface Props {
  /** Names of fields, or inputs with `source`. */
  fields?: ReactNode | readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}
type Input = ReactElement<{ source: string; label?: string; children?: ReactNode }>;

/** The fields of a bulk change. Each has a check box, so that a field can also be emptied in all rows. */
export function BulkFields({ fields, chosen, onChoose }: Props) {
  return inputsOf(fields).map((input) => {
    const { source, label } = input.props;
    const isChosen = chosen.includes(source);
    const toggle = () => onChoose(isChosen ? chosen.filter((one) => one !== source) : [...chosen, source]);
    return (
      <Box key={source} sx={{ mb: 1 }}>
        <FormControlLabel control={<Checkbox checked={isChosen} onChange={toggle} />} label={`Change ${label ?? fieldLabel(source)}`} />
        {isChosen && <div>{input}</div>}
      </Box>
    );
  });
}

/** The inputs, also those in fragments. */
function inputsOf(fields: Props['fields']): Input[] {
  if (isNames(fields)) return fields.map((source) => <ContractInput source={source} />);
  return Children.toArray(fields).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const input = child as Input;
    return input.type === Fragment ? inputsOf(input.props.children) : [input];
  });
}

const isNames = (fields: Props['fields']): fields is readonly string[] =>
  Array.isArray(fields) && fields.every((field) => typeof field === 'string');
