import type { Sector } from '../dictionary/coverage.ts';
import type { FieldGroup } from '../dictionary/field-entry.ts';

/** What the dictionary knows about the values of a field. */
export interface CoveredField {
  key: string;
  label: string;
  group: FieldGroup;
  coverage: {
    total: number;
    known: number;
    imputed: number;
    suppressed: number;
    notApplicable: number;
    /** In the order of the sectors. */
    bySector: { known: number }[];
  };
}

/** Numbers of listed colleges with a value for one field. */
export interface FieldQuality {
  key: string;
  label: string;
  group: FieldGroup;
  known: number;
  /** Known values that the publisher estimated. */
  imputed: number;
  suppressed: number;
  notApplicable: number;
  /** In the order of the sectors. */
  knownBySector: number[];
}

/** Field by sector: how many listed colleges have a value. */
export interface DataQuality {
  dataVersion: string;
  /** The number of listed colleges. */
  total: number;
  sectors: Sector[];
  fields: FieldQuality[];
}

/** The matrix of a dictionary, in the order of its fields. */
export function qualityOf(dictionary: { fields: CoveredField[]; sectors: Sector[]; dataVersion: string }): DataQuality {
  const { fields, sectors, dataVersion } = dictionary;
  return {
    dataVersion,
    total: sectors.reduce((sum, { total }) => sum + total, 0),
    sectors,
    fields: fields.map(({ key, label, group, coverage: { known, imputed, suppressed, notApplicable, bySector } }) => ({
      key,
      label,
      group,
      known,
      imputed,
      suppressed,
      notApplicable,
      knownBySector: bySector.map((sector) => sector.known),
    })),
  };
}
