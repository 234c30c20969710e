import type { ReceiptSource, SourceName } from './college.ts';

/** Who publishes a source, and what may be done with it. */
export interface SourceFacts {
  name: string;
  publisher: string;
  /** Where the published files are found. */
  address: string;
  /** Whether its values may be passed on. */
  isFree: boolean;
}

const EDUCATION = 'U.S. Department of Education';

export const SOURCE_FACTS: Readonly<Record<SourceName, SourceFacts>> = {
  ipeds: {
    name: 'Integrated Postsecondary Education Data System',
    publisher: `${EDUCATION}, National Center for Education Statistics`,
    address: 'https://nces.ed.gov/ipeds/',
    isFree: true,
  },
  scorecard: {
    name: 'College Scorecard',
    publisher: EDUCATION,
    address: 'https://collegescorecard.ed.gov/data/',
    isFree: true,
  },
  crime: {
    name: 'Campus Safety and Security',
    publisher: EDUCATION,
    address: 'https://ope.ed.gov/campussafety/',
    isFree: true,
  },
  athletics: {
    name: 'Equity in Athletics',
    publisher: EDUCATION,
    address: 'https://ope.ed.gov/athletics/',
    isFree: true,
  },
  research: {
    name: 'Higher Education Research and Development Survey',
    publisher: 'National Science Foundation',
    address: 'https://ncses.nsf.gov/surveys/higher-education-research-development',
    isFree: true,
  },
  carnegie: {
    name: 'Carnegie Classification of Institutions of Higher Education',
    publisher: 'American Council on Education and Carnegie Foundation for the Advancement of Teaching',
    address: 'https://carnegieclassifications.acenet.edu/',
    isFree: false,
  },
};

/** Whether values of a source may be passed on; what staff put right may. */
export const isFreeSource = (source: ReceiptSource): boolean => source === 'staff' || SOURCE_FACTS[source].isFree;

/** What the federal sources may be used for, and why. */
export const FREE_LICENCE = 'Work of the United States Government, in the public domain (17 U.S.C. § 105)';
/** Of sources whose values are shown here and must not be handed on. */
export const CLOSED_LICENCE = 'Rights are the publisher’s: shown here, not passed on';
