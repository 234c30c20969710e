/** What a college shows of the chosen majors. */
export interface FieldFacts {
  /** Degrees and certificates in them in the newest year. Null: not taught. 0: offered, and none awarded. */
  graduates: number | null;
  /** Of all its degrees and certificates, 0–1. */
  share: number;
  /** What the graduates earn, as a share of the national median of their majors; null if it is not known of enough of them. */
  earnings: number | null;
}

/** The chosen majors at all colleges. */
export interface Field {
  /** The names of the majors. */
  names: readonly string[];
  /** The school year of the graduates: "2023-24". Null before an import. */
  year: string | null;
  /** The most graduates of one college. */
  most: number;
  /** Null for a college whose programs are not known. */
  factsOf(collegeId: number): FieldFacts | null;
}
