import { z } from 'zod';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { AWARD_GROUPS } from '../domain/majors/award-levels.ts';
import { FORMER_OUTCOME_PARTS, OUTCOME_PARTS } from '../domain/majors/outcomes.ts';
import { OCCUPATION_TABLES } from '../domain/occupations/occupation.ts';
import { defineContract } from './endpoint.ts';
import { rowId, timestamp } from './shapes/codecs.ts';
import { collegeCard, provenance } from './shapes/college-shapes.ts';

const major = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const taught = major.extend({
  /** Listed colleges that offer it at any level. */
  colleges: z.int(),
  /** Their degrees and certificates in the newest year. */
  awards: z.int(),
});

const dollars = (description: string) =>
  z
    .int()
    .optional()
    .meta({ description: `${description}, in dollars` });

/** A part without a published figure is absent. Each part describes other graduates and years. */
const outcomes = z
  .object({
    debt: dollars(OUTCOME_PARTS.debt),
    earnings1: dollars(OUTCOME_PARTS.earnings1),
    earnings4: dollars(OUTCOME_PARTS.earnings4),
    earnings5: dollars(OUTCOME_PARTS.earnings5),
    formerDebt: dollars(FORMER_OUTCOME_PARTS.formerDebt),
    formerEarnings1: dollars(FORMER_OUTCOME_PARTS.formerEarnings1),
  })
  .meta({ id: 'ProgramOutcomes' });

const spread = z.object({ low: z.int(), median: z.int(), high: z.int(), figures: z.int() }).optional().meta({
  id: 'OutcomeSpread',
  description: 'Published figures of colleges, in dollars: half of them lie between low and high. One that campuses repeat counts once.',
});

/** The sources of earnings and debt: `former` of the parts that begin with that word. */
const outcomeSources = z.object({ latest: provenance.nullable(), former: provenance.nullable() });

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
    /** Median earnings and debt of the four-digit major at the credential level. Null: no figure of the college or the nation. */
    outcomes: z
      .object({
        college: outcomes.nullable(),
        /** How many campuses of an institution have the figures in common. */
        campuses: z.int(),
        /** The medians of all colleges, from at least five figures; a figure that campuses repeat counts once. */
        national: outcomes.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CollegeProgram' });

const occupation = z
  .object({
    soc: z.string().meta({ description: 'The code of the Standard Occupational Classification of 2018', example: '29-1141' }),
    title: z.string(),
    /** Null: not available, or above the largest wage that is published. */
    medianWage: z.int().nullable().meta({ description: 'The median wage of employees, in dollars a year' }),
    isWageTopCoded: z.boolean().meta({ description: 'The median is above the largest wage that is published' }),
    employment: z.int().nullable().meta({ description: 'Jobs of employees in the United States' }),
    growthPercent: z.number().nullable().meta({ description: 'The projected change of employment in ten years, in percent' }),
    openings: z.int().nullable().meta({ description: 'Projected openings a year, rounded to hundreds' }),
    entryEducation: z.string().nullable().meta({ description: 'The education that people typically need to enter the occupation' }),
    programs: z.int().meta({ description: 'How many six-digit programs of the major are related to it' }),
  })
  .meta({ id: 'RelatedOccupation' });

/** The official definition of a family, or of the program of a major that has the most graduates. */
const definition = z
  .object({
    code: z.string().meta({ description: 'The code of the family, or of the program', example: '51.3801' }),
    title: z.string(),
    text: z.string(),
    source: z.object({ edition: z.string(), obtainedFrom: z.string().nullable() }),
  })
  .meta({ id: 'ProgramDefinition' });

const taughtCounts = taught.pick({ colleges: true, awards: true });

/** Where a family or a major is taught, in all states or in one. */
const taughtWhere = taught
  .extend({
    /** The state of all counts but `states`. Null: all states. */
    state: z.enum(STATE_CODES).nullable(),
    /** Null for a family. */
    family: major.nullable(),
    levels: z.array(taughtCounts.extend({ award: z.enum(AWARD_GROUPS) })),
    /** The states with a college that offers it, most colleges first. */
    states: z.array(taughtCounts.extend({ code: z.enum(STATE_CODES), name: z.string(), slug: z.string() })),
    /** Which of `states` are in the Census division of the state, without it. */
    nearby: z.array(z.enum(STATE_CODES)),
    /** Of a family its majors, of a major others of its family. In all states, most colleges first. */
    related: z.array(taught),
    /** The colleges with the most awards, at most 25. */
    items: z.array(z.object({ awards: z.int(), college: collegeCard })),
    /** Earnings and debt in all states, lowest credential first, from at least five figures. Empty for a family. */
    outcomes: z.array(
      z.object({
        credential: z.string(),
        award: z.enum(AWARD_GROUPS),
        spreads: z.object({
          ...{ debt: spread, earnings1: spread, earnings4: spread, earnings5: spread },
          ...{ formerDebt: spread, formerEarnings1: spread },
        }),
      }),
    ),
    outcomeSources,
    /** Null in a state, and where the classification has none. */
    definition: definition.nullable(),
    /** The source of the awards; its period is their school year. Null: unknown. */
    newest: provenance.nullable(),
    dataVersion: z.string(),
  })
  .meta({ id: 'TaughtMajor' });

const majorSlug = z.strictObject({
  slug: z.string().max(100).meta({ description: 'The slug of a family or a major', example: 'nursing' }),
});

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
      newest: provenance.nullable(),
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
      'Returns the programs of a college by award level, with the degrees and certificates of each year, oldest first, and with median earnings and debt of its major. First majors only; years and outcomes name their source.',
    params: z.strictObject({ id: rowId }),
    response: z.object({
      collegeId: z.int(),
      years: z.array(provenance),
      outcomeSources,
      /** What people with only a high school diploma earn, for the earnings test of the federal government. */
      highSchoolEarnings: z.object({
        amount: z.int().meta({ description: 'The median, dollars a year' }),
        state: z.enum(STATE_CODES).nullable().meta({ description: 'The state of the college; null: the nation, for a territory' }),
        year: z.int(),
      }),
      /** The families of the programs, in the order of their codes. */
      families: z.array(major),
      programs: z.array(program),
      dataVersion: z.string(),
    }),
  },
  occupations: {
    method: 'GET',
    path: '/api/majors/:slug/occupations',
    access: 'public',
    example: '/api/majors/nursing/occupations',
    summary:
      'Returns the occupations that the programs of a major are related to, at most ten, most employees first, with wages and outlook of the United States. It does not say what graduates become. A family has none.',
    params: majorSlug,
    response: z.object({
      code: z.string(),
      occupations: z.array(occupation),
      /** How many there are. */
      total: z.int(),
      /** The files of all occupations. Empty before an import. */
      sources: z.array(
        z.object({
          table: z.enum(OCCUPATION_TABLES),
          edition: z.string(),
          file: z.string(),
          obtainedFrom: z.string().nullable(),
          importedAt: timestamp,
        }),
      ),
      dataVersion: z.string(),
    }),
  },
  one: {
    method: 'GET',
    path: '/api/majors/:slug',
    access: 'public',
    example: '/api/majors/nursing?state=AL',
    summary:
      'Returns where a family or a major is taught: colleges and awards of the newest year by award level and state, and the colleges with the most. Without a college that offers it, the counts are 0.',
    params: majorSlug,
    query: z.strictObject({
      state: z
        .enum(STATE_CODES, 'The two-letter code of a state or territory')
        .optional()
        .meta({ description: 'Counts and lists only the colleges of this state', example: 'AL' }),
    }),
    response: taughtWhere,
  },
});
