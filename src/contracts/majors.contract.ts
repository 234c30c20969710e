import { z } from 'zod';
import { AWARD_GROUPS } from '../domain/majors/award-levels.ts';
import { defineContract } from './endpoint.ts';
import { rowId } from './shapes/codecs.ts';
import { provenance } from './shapes/college-shapes.ts';

const major = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const taught = major.extend({
  /** Listed colleges that offer it at any level. */
  colleges: z.int(),
  /** Their degrees and certificates in the newest year. */
  awards: z.int(),
});

const program = z
  .object({
    cip: z.string(),
    title: z.string(),
    level: z.int(),
    award: z.string(),
    awardGroup: z.enum(AWARD_GROUPS),
    major: major.nullable(),
    /** In the order of the years. Null: not listed in that year. 0: offered, without an award. */
    awards: z.array(z.int().nullable()),
  })
  .meta({ id: 'CollegeProgram' });

/** What colleges teach. Codes are those of the Classification of Instructional Programs (CIP) of 2020. */
export const majorsContract = defineContract({
  families: {
    method: 'GET',
    path: '/api/majors',
    access: 'public',
    example: '/api/majors',
    summary: 'Returns the families of majors with the majors that listed colleges offer, and how many colleges offer each.',
    response: z.object({
      families: z.array(taught.extend({ majors: z.array(taught) }).meta({ id: 'MajorFamily' })),
      dataVersion: z.string(),
    }),
  },
  find: {
    method: 'GET',
    path: '/api/majors/find',
    access: 'public',
    example: '/api/majors/find?q=comp%20sci',
    summary: 'Returns the majors that a text may mean, the best first, with the text that matched. Typing errors are forgiven.',
    query: z.strictObject({ q: z.string().trim().min(1).max(100).meta({ description: 'What a person types', example: 'comp sci' }) }),
    response: z.object({ majors: z.array(z.object({ code: z.string(), name: z.string(), matched: z.string() })) }),
  },
  ofCollege: {
    method: 'GET',
    path: '/api/colleges/:id/programs',
    access: 'public',
    example: '/api/colleges/1/programs',
    summary:
      'Returns the programs of a college by award level, with the degrees and certificates of each year, oldest first. First majors only; the years name their source.',
    params: z.strictObject({ id: rowId }),
    response: z.object({
      collegeId: z.int(),
      years: z.array(provenance),
      /** The families of the programs, in the order of their codes. */
      families: z.array(major),
      programs: z.array(program),
      dataVersion: z.string(),
    }),
  },
});
