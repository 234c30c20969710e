import { z } from 'zod';
import { COLLEGE_LEVELS } from '../domain/colleges/college.ts';
import { PROVENANCE_SOURCES, RELEASES } from '../domain/colleges/sources.ts';
import { SEARCH_PARAM_KEYS } from '../domain/search/params.ts';
import { CONTROLS } from '../domain/colleges/categories.ts';
import { BULK_FILES } from '../domain/dictionary/bulk-files.ts';
import { FIELD_GROUPS, FIELD_TYPES, MISSING_FORMS } from '../domain/dictionary/field-entry.ts';
import { defineContract } from './endpoint.ts';
import { importFacts } from './shapes/college-shapes.ts';
import { dataVersion } from './shapes/history-shapes.ts';

const sector = z.object({ control: z.enum(CONTROLS), level: z.union(COLLEGE_LEVELS.map((level) => z.literal(level))), total: z.int() });

const coverage = z
  .object({
    total: z.int(),
    known: z.int(),
    share: z.number(),
    imputed: z.int(),
    suppressed: z.int(),
    notApplicable: z.int(),
    notReported: z.int(),
    byYear: z.array(z.object({ year: z.int(), period: z.string(), known: z.int() })),
    bySector: z.array(sector.extend({ known: z.int() })),
  })
  .meta({ id: 'FieldCoverage' });

const source = z.enum(PROVENANCE_SOURCES);

const field = z
  .object({
    key: z.string(),
    label: z.string(),
    group: z.enum(FIELD_GROUPS),
    unit: z.string().nullable(),
    type: z.enum(FIELD_TYPES),
    meaning: z.string(),
    direction: z.enum(['higher', 'lower']).nullable(),
    codes: z
      .array(z.union([z.string(), z.number()]))
      .readonly()
      .nullable(),
    names: z.array(z.string()).readonly().nullable(),
    missing: z.enum(MISSING_FORMS),
    keptBack: z.string().nullable(),
    searchParam: z.enum(SEARCH_PARAM_KEYS).nullable(),
    sources: z.array(z.object({ source, table: z.string(), variable: z.string(), years: z.array(z.int()), colleges: z.int() })),
    coverage,
  })
  .meta({ id: 'FieldEntry' });

const loadedSource = z
  .object({
    source,
    name: z.string(),
    publisher: z.string(),
    address: z.url().nullable(),
    licence: z.string(),
    /** False if the license forbids redistribution. The bulk files then leave its values out. */
    isFree: z.boolean(),
    /** The releases that the catalog's values come from, newest first. Each source defines `year` in its own way. */
    releases: z.array(
      z.object({
        year: z.int(),
        release: z.enum(RELEASES),
        importedAt: z.iso.datetime().nullable(),
        values: z.int(),
        imports: z.array(importFacts),
      }),
    ),
  })
  .meta({ id: 'LoadedSource' });

const bulkFile = z.object({ name: z.enum(BULK_FILES), path: z.string(), words: z.string() }).meta({ id: 'BulkFile' });

/** `sha256` is the hash of the uncompressed file. */
const madeFile = bulkFile.extend({ bytes: z.int(), zippedBytes: z.int(), sha256: z.string() }).meta({ id: 'MadeBulkFile' });

export const dictionaryContract = defineContract({
  fields: {
    method: 'GET',
    path: '/api/catalog',
    access: 'public',
    example: '/api/catalog',
    summary: 'Describes every field of a college: meaning, unit, sources, form of missing values, and coverage by year and sector.',
    response: z.object({ fields: z.array(field), sectors: z.array(sector), dataVersion: z.string(), methodVersion: z.int() }),
  },
  loaded: {
    method: 'GET',
    path: '/api/data',
    access: 'public',
    example: '/api/data',
    summary: 'Describes the loaded data: source releases, latest data versions with their reasons, and the bulk files.',
    response: z.object({
      dataVersion: z.string(),
      day: z.iso.date().nullable(),
      colleges: z.int(),
      sources: z.array(loadedSource),
      versions: z.array(dataVersion.extend({ changed: z.int().nullable() })),
      files: z.array(bulkFile),
      packagePath: z.string(),
      keptBack: z.string(),
      citation: z.string(),
    }),
  },
  files: {
    method: 'GET',
    path: '/api/data/files',
    access: 'public',
    example: '/api/data/files',
    summary: 'Lists the bulk files with their sizes and hashes. The first call of a data version waits some seconds while they are made.',
    response: z.object({ dataVersion: z.string(), files: z.array(madeFile) }),
  },
});
