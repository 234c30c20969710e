/** The resources of the panel with their schemas. Load this file with `import()`: it contains the schema library. */
import './no-generated-code.ts';
import { z } from 'zod';
import type { ResourceSpec } from '../../../src/contracts/resource.ts';
import { resources } from '../../../src/contracts/admin/index.ts';

/** A schema as JSON Schema, for forms. */
export const jsonSchemaOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

/** Undefined if the contracts have no such resource. */
export const specOf = (name: string): ResourceSpec | undefined =>
  (resources as Readonly<Record<string, { spec: ResourceSpec }>>)[name]?.spec;
