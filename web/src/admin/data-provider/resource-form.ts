/** What the contract says about one field, as JSON Schema. */
export interface FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  title?: string;
  description?: string;
  format?: string;
  enum?: readonly (string | number)[];
  const?: unknown;
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}
/** What forms know about a resource. The schemas are by field. */
export interface ResourceForm {
  name: string;
  words: { one: string; many: string };
  needsReason: boolean;
  hasTrash: boolean;
  create: Readonly<Record<string, FieldSchema>>;
  change: Readonly<Record<string, FieldSchema>>;
  /** Fields that a new record must have. */
  required: readonly string[];
}

interface ObjectSchema {
  properties: Record<string, FieldSchema>;
  required: string[];
}

/** A resource without a contract has no fields. */
const NO_FORM: ResourceForm = {
  name: '',
  words: { one: 'record', many: 'records' },
  needsReason: false,
  hasTrash: false,
  create: {},
  change: {},
  required: [],
};

/** Reads the contract of a resource. The schema library loads with the first form. */
export async function loadResourceForm(name: string): Promise<ResourceForm> {
  const { jsonSchemaOf, specOf } = await import('../../api/resource-schemas.ts');
  const spec = specOf(name);
  if (!spec) return { ...NO_FORM, name };
  const schemaOf = (schema: typeof spec.change): ObjectSchema => ({
    properties: {},
    required: [],
    ...(schema && (jsonSchemaOf(schema) as Partial<ObjectSchema>)),
  });
  const create = schemaOf(spec.create);
  return {
    name,
    words: spec.words,
    needsReason: spec.needsReason ?? false,
    hasTrash: spec.hasTrash ?? false,
    create: create.properties,
    change: schemaOf(spec.change).properties,
    required: create.required,
  };
}

/** The fields that the API lets users change. */
export const changeableFields = async (name: string): Promise<readonly string[]> => Object.keys((await loadResourceForm(name)).change);
