/**
 * The tables that occupations come from, each in a file of its own. `links`: which programs prepare for which occupations (crosswalk of CIP
 * 2020 and SOC 2018). `wages`: Occupational Employment and Wage Statistics, national. `outlook`: Employment Projections, table 1.2.
 */
export const OCCUPATION_TABLES = ['links', 'wages', 'outlook'] as const;
export type OccupationTable = (typeof OCCUPATION_TABLES)[number];

/** A file of a table, as it was read. */
export interface OccupationFile {
  table: OccupationTable;
  /** "2020 and 2018", "May 2025", "2024–34". Editions of one table sort as texts. */
  edition: string;
  /** The name without its folder. */
  file: string;
  /** Of the table, also if it was in a zip. */
  sha256: string;
  /** Of the table, without totals of groups. */
  rows: number;
}

/** A program and an occupation that it prepares for. */
export interface ProgramLink {
  /** "51.3801" */
  cip: string;
  /** The code of the Standard Occupational Classification (SOC): "29-1141" */
  soc: string;
  /** The official title of the occupation. */
  title: string;
}

/** Null: not available. */
export interface WageRow {
  soc: string;
  title: string;
  /** Of employees, in dollars a year. */
  medianWage: number | null;
  /** The median is higher than the largest wage that is published. */
  isWageTopCoded: boolean;
  /** Jobs of employees; the self-employed are not counted. */
  employment: number | null;
}

/** Null: not available. */
export interface OutlookRow {
  soc: string;
  /** In sentence case. */
  title: string;
  /** The change of employment in ten years, in percent: 4.9. */
  growthPercent: number | null;
  /** A year, from growth and from people who leave the occupation. Published in hundreds. */
  openings: number | null;
  /** "Bachelor's degree" */
  entryEducation: string | null;
}

/** An occupation with all that the tables say. A value that no table has is null. */
export interface Occupation extends WageRow, OutlookRow {}

/** The rows of all three tables, in the order of the files. */
export interface OccupationRows {
  files: readonly OccupationFile[];
  links: readonly ProgramLink[];
  wages: readonly WageRow[];
  outlook: readonly OutlookRow[];
}

/** Occupations by code, and the programs that are related to them. */
export interface Occupations {
  occupations: readonly Occupation[];
  links: readonly Pick<ProgramLink, 'cip' | 'soc'>[];
}
