/** Files that were chosen on the page before, by job. A browser cannot keep them longer than the page. */
const handed = new Map<number, readonly File[]>();

/** Leaves the files of a new job to its page. */
export const handFiles = (job: number, files: readonly File[]): void => void handed.set(job, files);

/** The files that were left for a job; none after a reload. */
export const handedFiles = (job: number): readonly File[] => handed.get(job) ?? [];

export const forgetFiles = (job: number): void => void handed.delete(job);
