import type { FieldSchema } from '../../data-provider/resource-form.ts';

/** Which input shows a field. `list` is an array of texts or numbers. */
export type InputKind = 'choice' | 'choices' | 'boolean' | 'number' | 'date' | 'time' | 'list' | 'long-text' | 'text';

export interface InputSpec {
  kind: InputKind;
  /** The schema without "or null"; of the items for `list` and `choices`. */
  schema: FieldSchema;
  isNullable: boolean;
  /** Lists with numbers hold numbers, not texts. */
  isNumeric: boolean;
}

/** Texts that may be longer than this get several lines. */
const ONE_LINE = 200;
const isNumeric = ({ type }: FieldSchema): boolean => type === 'number' || type === 'integer';

/** The input for the schema of a field. */
export function inputFor(schema: FieldSchema): InputSpec {
  const choices = choicesOf(schema);
  const isNullable = choices.some(({ type }) => type === 'null');
  const plain = choices.find(({ type }) => type !== 'null') ?? schema;
  const kind = kindOf(plain);
  const shown = kind === 'list' || kind === 'choices' ? (plain.items ?? {}) : plain;
  return {
    kind,
    schema: { ...shown, ...(schema.title !== undefined && { title: schema.title }) },
    isNullable,
    isNumeric: isNumeric(shown),
  };
}

/** "Or null" is written as `anyOf` or, without limits, as a list of types. */
function choicesOf({ anyOf, ...schema }: FieldSchema): readonly FieldSchema[] {
  const names: readonly FieldSchema['type'][] = [schema.type].flat();
  return anyOf ?? names.map((type) => (type === undefined ? schema : { ...schema, type }));
}

function kindOf(schema: FieldSchema): InputKind {
  if (schema.enum) return 'choice';
  if (schema.type === 'array') return schema.items?.enum ? 'choices' : 'list';
  if (schema.type === 'boolean') return 'boolean';
  if (isNumeric(schema)) return 'number';
  return textKindOf(schema);
}

function textKindOf({ format, maxLength = 0 }: FieldSchema): InputKind {
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'time';
  return maxLength > ONE_LINE ? 'long-text' : 'text';
}
