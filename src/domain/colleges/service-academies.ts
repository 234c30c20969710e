import type { College } from './college.ts';

/** The terms of a service academy, which a price cannot tell. */
export interface ServiceAcademy {
  /** Two sentences: what students pay, and what they owe. */
  terms: string;
  /** The law that says so. */
  law: string;
  /** Its text at the Office of the Law Revision Counsel. */
  address: string;
}

const lawAt = (title: number, section: number): Pick<ServiceAcademy, 'law' | 'address'> => ({
  law: `${title} U.S. Code § ${section}`,
  address: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}`,
});

const military = (service: string, title: number, section: number): ServiceAcademy => ({
  terms: `No tuition: students are paid and owe five years of service. Graduates serve as officers in ${service}.`,
  ...lawAt(title, section),
});

/** By UNITID. Three of the five report no price, and the Merchant Marine Academy reports only fees and supplies. */
const ACADEMIES: Readonly<Record<number, ServiceAcademy>> = {
  197_036: military('the Army', 10, 7448),
  164_155: military('the Navy or the Marine Corps', 10, 8459),
  128_328: military('the Air Force or the Space Force', 10, 9448),
  130_624: military('the Coast Guard', 14, 1925),
  197_027: {
    terms:
      'No tuition, and no charge for room and board; students pay fees and supplies. Graduates owe five years of work in the maritime industry or of active duty, and eight years as a reserve officer.',
    ...lawAt(46, 51_306),
  },
};

export const serviceAcademyOf = ({ ipedsUnitId }: Pick<College, 'ipedsUnitId'>): ServiceAcademy | undefined =>
  ipedsUnitId === null ? undefined : ACADEMIES[ipedsUnitId];
