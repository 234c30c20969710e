/** One text as it was when it was reported. */
export interface EvidenceLine {
  /** `other`: neither of the two, or a deleted account. */
  author: 'reporter' | 'reported' | 'other';
  authorId: number | null;
  text: string;
  at: Date | null;
  isReported: boolean;
}

/** Messages that come with a report: the reported one and those before it. */
export const EVIDENCE_MESSAGES = 10;

const AUTHORS: Readonly<Record<EvidenceLine['author'], string>> = {
  reporter: 'Reporter',
  reported: 'Reported person',
  other: 'Another person',
};

/** "Reported person (user 7)" */
export const authorText = ({ author, authorId }: Pick<EvidenceLine, 'author' | 'authorId'>): string =>
  authorId === null ? AUTHORS[author] : `${AUTHORS[author]} (user ${authorId})`;
