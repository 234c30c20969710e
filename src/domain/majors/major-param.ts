import type { Param } from '../shared/query-params.ts';
import { toCipCode } from './cip-code.ts';

/** More would be no question that a person asks. */
export const MAX_MAJORS = 12;

/** Families, majors or programs by their CIP codes: "51.38,51.3901". Their names are not needed to read it. */
export const majorsParam: Param<string[]> = {
  parse(text) {
    const codes = text.split(',').map((part) => toCipCode(part));
    const known = [...new Set(codes)].filter((code) => code !== null);
    return codes.includes(null) || known.length > MAX_MAJORS ? undefined : known.sort();
  },
  format: (codes) => [...codes].sort().join(','),
};
