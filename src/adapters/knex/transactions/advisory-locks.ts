/**
 * The numbers of the advisory locks, in hexadecimal, so that no two are equal. Seeds import no code and repeat `VERSION_LOCK`. Other locks
 * have a text, with `hashtext`.
 */

/** "alma": every process that changes the schema. */
export const SCHEMA_LOCK = 0x616c6d61;
/** "ALMA": all writes to the catalog, so that two writers cannot deadlock. */
export const CATALOG_LOCK = 0x414c4d41;
/** "ALMV": one new data version at a time. */
export const VERSION_LOCK = 0x414c4d56;
/** "ALMF": one failed run at a time. */
export const FAILURE_LOCK = 0x414c4d46;
/** "ALMH": one automatic hide at a time, so that they can be counted. */
export const HIDING_LOCK = 0x414c4d48;
/** "ALMN": one edit of the nicknames at a time. */
export const NICKNAMES_LOCK = 0x414c4d4e;
/** "ALMS": one new address of a service at a time. */
export const SLUGS_LOCK = 0x414c4d53;

/** "ALDL": the first number of locks with two. The second is a source of downloads. */
export const DOWNLOAD_LOCKS = 0x414c444c;
/** "ALMR", and the kinds after it: the first number of locks with two. The second is a target: one report about it at a time. */
export const TARGET_LOCK = 0x414c4d52;
