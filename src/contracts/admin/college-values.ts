import { z } from 'zod';
import { COLLEGE_LEVELS } from '../../domain/colleges/college.ts';
import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { FIGURES, type FigureKey } from '../../domain/colleges/figures.ts';
import { PROVENANCE_SOURCES, RELEASES } from '../../domain/colleges/sources.ts';
import { VALUE_STATUSES } from '../../domain/colleges/college.ts';
import { editableLabel, isLockable, type EditableField } from '../../domain/corrections/college-form.ts';
import {
  CHOICES,
  FLAGS,
  isWholeFigure,
  LISTS,
  MAX_LIST,
  MAX_TEXT,
  NUMBERS,
  WEB_ADDRESS,
  WEB_ADDRESSES,
} from '../../domain/corrections/lock-kinds.ts';
import { mayBeEmpty } from '../../domain/corrections/locks.ts';
import { timestamp } from '../shapes/codecs.ts';
import { freeText } from '../shapes/text-shapes.ts';

const MAX_DESCRIPTION = 2_000;
const LATITUDE = 90;
const LONGITUDE = 180;

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
const text = freeText().min(1).max(MAX_TEXT);
const webAddress = text.regex(WEB_ADDRESS, 'An address that begins with https:// or http://');

/** What staff may write into a field. Null: no value. */
export function writtenValue(field: EditableField): z.ZodType {
  const schema = presentValue(field);
  const isNullable = isLockable(field) ? mayBeEmpty(field) : field !== 'isFeatured';
  return (isNullable ? schema.nullable() : schema).meta({ title: editableLabel(field) });
}

function presentValue(field: EditableField): z.ZodType {
  if (isFigure(field)) return figure(field);
  if (field === 'isFeatured' || FLAGS.includes(field)) return z.boolean();
  if (field === 'description') return freeText().min(1).max(MAX_DESCRIPTION);
  return NUMBERS.includes(field) ? numberOf(field) : textsOf(field);
}

function figure(field: FigureKey): z.ZodType {
  const [min, max] = FIGURE_RANGES[field];
  return (isWholeFigure(field) ? z.int() : z.number()).min(min).max(max);
}

function numberOf(field: EditableField): z.ZodType {
  if (field === 'level') return z.literal(COLLEGE_LEVELS);
  const limit = field === 'latitude' ? LATITUDE : LONGITUDE;
  return z.number().min(-limit).max(limit);
}

function textsOf(field: EditableField): z.ZodType {
  const list = LISTS[field];
  if (list !== undefined) return z.array(list ? z.enum(list) : text).max(MAX_LIST);
  const choices = CHOICES[field];
  if (choices) return z.enum(choices);
  return field === 'imageUrl' || WEB_ADDRESSES.includes(field) ? webAddress : text;
}

/** A stored value in an answer. It has the type of the field and may be older than the rules for writing. */
export function storedValue(field: string): z.ZodType {
  if (isFigure(field) || NUMBERS.includes(field)) return z.number().nullable().optional();
  if (field === 'isFeatured' || FLAGS.includes(field)) return z.boolean().nullable().optional();
  const value = Object.hasOwn(LISTS, field) ? z.array(z.string()) : z.string();
  return value.nullable().optional();
}

/** Where the present value of a field comes from, and its lock. */
export const fieldFacts = z
  .object({
    /** The newest imported value: differs from the present one only if the field is locked. */
    supplied: z.unknown(),
    status: z.enum(VALUE_STATUSES),
    /** Null without provenance. */
    source: z.enum(PROVENANCE_SOURCES).nullable(),
    table: z.string().nullable(),
    variable: z.string().nullable(),
    year: z.int().nullable(),
    period: z.string().nullable(),
    release: z.enum(RELEASES).nullable(),
    locked: z.object({ by: z.string(), reason: z.string(), at: timestamp }).nullable(),
  })
  .meta({ id: 'StaffFieldFacts' });
export type FieldFacts = z.output<typeof fieldFacts>;
