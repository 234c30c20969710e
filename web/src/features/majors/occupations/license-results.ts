/** Where the results of an examination for a license are published. */
interface LicenseResults {
  /** "Nurses need the NCLEX examination for a license." */
  need: string;
  publisher: string;
  address: string;
  /** What the publisher has. */
  contents: string;
}

const NURSES: LicenseResults = {
  need: 'Nurses need to pass the NCLEX examination for a license.',
  publisher: 'The National Council of State Boards of Nursing',
  address: 'https://www.ncsbn.org',
  contents: 'publishes pass rates, and state boards of nursing publish them by program.',
};
const TEACHERS: LicenseResults = {
  need: 'Teachers of public schools need a license of their state.',
  publisher: 'The Title II reports of the Department of Education',
  address: 'https://title2.ed.gov',
  contents: 'have the pass rates of programs in the examinations of each state.',
};

const BY_MAJOR: Readonly<Record<string, LicenseResults>> = {
  '51.38': NURSES,
  '51.39': NURSES,
  '13.10': TEACHERS,
  '13.12': TEACHERS,
  '13.13': TEACHERS,
};

/** By the code of a major. Undefined for majors that prepare for no license that this file names. */
export const licenseResultsOf = (major: string): LicenseResults | undefined => BY_MAJOR[major];
