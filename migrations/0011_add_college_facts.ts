import type { Knex } from 'knex';

const COUNTS = ['transfers_in', 'housing_capacity', 'graduation_cohort', 'retention_cohort'];
const DOLLARS = ['out_of_state_cost', 'average_grant', 'application_fee', 'endowment_per_student'];

// prettier-ignore
const FRACTIONS = [
  'percent_women', 'percent_part_time', 'percent_age25_plus', 'percent_international', 'percent_in_state', 'percent_online_only',
  'percent_with_grant', 'yield_rate', 'pell_graduation_rate', 'degree_after8_years',
];

const TEXTS = ['academic_calendar', 'athletic_division', 'net_price_calculator_url', 'application_url', 'financial_aid_url'];
const LISTS = ['athletic_associations', 'rotc_programs'];
const MAPS = ['undergraduate_races', 'admission_factors', 'athletic_conferences'];
const FLAGS = ['is_hbcu', 'is_tribal', 'is_women_only', 'is_online_only'];

/** Figures and attributes of students, cost, admission and campus. A flag that no source supplied becomes null instead of false. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => {
    for (const name of [...COUNTS, ...DOLLARS]) table.integer(name).checkBetween([0, 2_147_483_647]);
    for (const name of FRACTIONS) table.double(name).checkBetween([0, 1]);
    table.double('student_faculty_ratio').checkBetween([0, 1000]);
    for (const name of TEXTS) table.text(name);
    for (const name of LISTS) table.specificType(name, 'text[]');
    for (const name of MAPS) table.jsonb(name);
    table.boolean('has_study_abroad');
    table.specificType('former_slugs', 'text[]').notNullable().defaultTo('{}');
    for (const name of FLAGS) table.boolean(name).nullable().defaultTo(null).alter();
  });
  for (const name of FLAGS)
    await knex('colleges')
      .whereNot(name, true)
      .whereRaw('field_sources->? is null', fieldOf(name))
      .update({ [name]: null });
}

export async function down(knex: Knex): Promise<void> {
  for (const name of FLAGS)
    await knex('colleges')
      .whereNull(name)
      .update({ [name]: false });
  await knex.schema.alterTable('colleges', (table) => {
    for (const name of FLAGS) table.boolean(name).notNullable().defaultTo(false).alter();
    table.dropColumns(...COUNTS, ...DOLLARS, ...FRACTIONS, ...TEXTS, ...LISTS, ...MAPS);
    table.dropColumns('student_faculty_ratio', 'has_study_abroad', 'former_slugs');
  });
}

/** The name of a flag in provenance: "isHBCU". */
const fieldOf = (column: string): string =>
  column === 'is_hbcu' ? 'isHBCU' : column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
