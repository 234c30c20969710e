/** How the Classification of Instructional Programs (CIP) describes a family or a program. A major has none: the file refers to its programs. */
export interface Definition {
  /** "51" or "51.3801" */
  cip: string;
  /** The official title, without the period at its end. */
  title: string;
  text: string;
}

/** The file of the classification, as it was read. */
export interface DefinitionFile {
  /** "2020" */
  edition: string;
  /** The name without its folder. */
  file: string;
  /** Of the table, also if it was in a zip. */
  sha256: string;
  /** Families, majors and programs with a title. */
  rows: number;
}

export interface DefinitionRows {
  file: DefinitionFile;
  /** In the order of the file. The text of a major, or of a code that only Canada uses, is empty. */
  rows: readonly Definition[];
}
