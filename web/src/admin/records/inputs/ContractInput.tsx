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
import { inputFor, type InputSpec } from './input-kind.ts';

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
  const schema = isNew ? form?.create[source] : form?.change[source];
  if (!form || !schema) return null;
  const spec = inputFor(schema);
  const isRequired = !spec.isNullable && (form.required.includes(source) || (spec.schema.minLength ?? 0) > 0);
  return <InputOfSpec spec={spec} source={source} label={label ?? fieldLabel(source, spec.schema.title)} isRequired={isRequired} />;
}

interface SpecProps {
  spec: InputSpec;
  source: string;
  label: string;
  isRequired: boolean;
}

function InputOfSpec({ spec, source, label, isRequired }: SpecProps) {
  const { kind, schema, isNullable, isNumeric } = spec;
  const common = { source, label, validate: validatorsOf(schema, kind, isRequired), fullWidth: true };
  switch (kind) {
    case 'choice':
      return <SelectInput {...common} choices={choicesOf(schema)} {...(isRequired ? {} : { emptyText: '—' })} />;
    case 'choices':
      return <SelectArrayInput {...common} choices={choicesOf(schema)} />;
    case 'boolean':
      return isNullable ? <NullableBooleanInput {...common} /> : <BooleanInput source={source} label={label} />;
    case 'number':
      return <NumberInput {...common} {...stepOf(schema)} />;
    case 'date':
      return <DateInput {...common} />;
    case 'time':
      return <DateTimeInput {...common} />;
    case 'list':
      return <TextArrayInput {...common} {...(isNumeric && NUMBERS)} />;
    case 'long-text':
      return <TextInput {...common} multiline minRows={3} />;
    case 'text':
      return <TextInput {...common} />;
  }
}

/** A list of numbers is entered as texts. What is no number stays a text, and the server says so. */
const NUMBERS = {
  format: (values: unknown) => (Array.isArray(values) ? values.map(String) : []),
  parse: (texts: unknown) =>
    Array.isArray(texts) ? texts.map((text) => (/^\d+$/.test(String(text)) ? Number(text) : (text as string))) : [],
};

const choicesOf = ({ enum: values = [] }: FieldSchema) => values.map((id) => ({ id, name: sentence(String(id)) }));

const stepOf = ({ type }: FieldSchema) => ({ step: type === 'integer' ? 1 : 'any' }) as const;

/** The widest whole number of JSON Schema means "no limit". */
const isLimit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function validatorsOf(schema: FieldSchema, kind: InputSpec['kind'], isRequired: boolean): Validator[] {
  const rules: Validator[] = isRequired ? [required('Required')] : [];
  if (kind === 'number' && isLimit(schema.minimum)) rules.push(minValue(schema.minimum, `At least ${schema.minimum}`));
  if (kind === 'number' && isLimit(schema.maximum)) rules.push(maxValue(schema.maximum, `At most ${schema.maximum}`));
  if (/text/.test(kind) && schema.minLength !== undefined)
    rules.push(minLength(schema.minLength, `At least ${schema.minLength} characters`));
  if (/text/.test(kind) && schema.maxLength !== undefined)
    rules.push(maxLength(schema.maxLength, `At most ${schema.maxLength} characters`));
  return rules;
}
