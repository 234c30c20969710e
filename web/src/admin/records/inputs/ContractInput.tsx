import type { ReactElement } from 'react';
import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NullableBooleanInput,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  type Validator,
} from 'react-admin';
import { fieldLabel, sentence } from '../field-label.ts';
import type { FieldSchema } from '../../data-provider/resource-form.ts';
import { useResourceForm } from '../use-resource-form.ts';
import { inputFor, type InputKind, type InputSpec } from './input-kind.ts';

interface Props {
  /** The name of a field of the contract. */
  source: string;
  /** Default: the words of the dictionary. */
  label?: string;
  /** For a new record. Default: for a change. */
  isNew?: boolean;
}

/** The input of one field, from the contract: label, required mark, range and choices. Fields without a contract show nothing. */
export function ContractInput({ source, label, isNew = false }: Props) {
  const form = useResourceForm();
  const schema = (isNew ? form?.create : form?.change)?.[source];
  if (!form || !schema) return null;
  const spec = inputFor(schema);
  const isRequired = !spec.isNullable && form.required.includes(source);
  const common = {
    source,
    label: label ?? fieldLabel(source, spec.schema.title),
    validate: validatorsOf(spec, isRequired),
    fullWidth: true,
  };
  return INPUTS[spec.kind](common, { ...spec, isRequired });
}

interface Common {
  source: string;
  label: string;
  validate: Validator[];
  fullWidth: boolean;
}
type Details = InputSpec & { isRequired: boolean };

const INPUTS: Record<InputKind, (common: Common, details: Details) => ReactElement> = {
  choice: (common, { schema, isRequired }) => (
    <SelectInput {...common} choices={choicesOf(schema)} {...(isRequired ? {} : { emptyText: '—' })} />
  ),
  choices: (common, { schema }) => <SelectArrayInput {...common} choices={choicesOf(schema)} />,
  boolean: ({ source, label }, { isNullable }) =>
    isNullable ? <NullableBooleanInput source={source} label={label} fullWidth /> : <BooleanInput source={source} label={label} />,
  number: (common, { schema }) => <NumberInput {...common} step={schema.type === 'integer' ? 1 : 'any'} />,
  date: (common) => <DateInput {...common} />,
  time: (common) => <DateTimeInput {...common} />,
  list: (common, { isNumeric }) => <TextArrayInput {...common} {...(isNumeric && NUMBERS)} />,
  'long-text': (common) => <TextInput {...common} multiline minRows={3} />,
  text: (common) => <TextInput {...common} />,
};

/** A list of numbers is entered as texts. What is no number stays a text, and the server says so. */
const NUMBERS = {
  format: (values: unknown) => (Array.isArray(values) ? values.map(String) : []),
  parse: (texts: unknown) =>
    Array.isArray(texts) ? texts.map((text) => (/^\d+$/.test(String(text)) ? Number(text) : (text as string))) : [],
};

const choicesOf = ({ enum: values = [] }: FieldSchema) => values.map((id) => ({ id, name: sentence(String(id)) }));

/** The widest whole number of JSON Schema means "no limit". */
const isLimit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function validatorsOf({ kind, schema }: InputSpec, isRequired: boolean): Validator[] {
  const { minimum, maximum, minLength: shortest = 0, maxLength: longest } = schema;
  const rules: Validator[] = isRequired ? [required('Required')] : [];
  if (kind === 'number') {
    if (isLimit(minimum)) rules.push(minValue(minimum, `At least ${minimum}`));
    if (isLimit(maximum)) rules.push(maxValue(maximum, `At most ${maximum}`));
  }
  if (kind === 'text' || kind === 'long-text') {
    if (shortest > 1) rules.push(minLength(shortest, `At least ${shortest} characters`));
    if (longest !== undefined) rules.push(maxLength(longest, `At most ${longest} characters`));
  }
  return rules;
}
