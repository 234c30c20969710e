import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkNicknames, NICKNAME_BASES, type Nickname } from '../../domain/colleges/names/nicknames.ts';

export const NICKNAMES_FILE = path.resolve(import.meta.dirname, '../../../seeds/nicknames.json');

const shared = {
  texts: z.array(z.string().min(1)).min(1),
  unitIds: z.array(z.int().positive()).min(1),
  basis: z.enum(NICKNAME_BASES),
  checked: z.iso.date(),
};
const nickname = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('college') }),
  z.strictObject({ ...shared, kind: z.literal('system'), name: z.string().min(1) }),
]);
const content = z.strictObject({ about: z.string(), nicknames: z.array(nickname) });

/** The nicknames that staff keep in a file. Throws if the file is not what it should be. UNITIDs that the catalog lacks are no fault here. */
export function readNicknames(file = NICKNAMES_FILE): Nickname[] {
  const { nicknames } = content.parse(JSON.parse(readFileSync(file, 'utf8')));
  const [fault] = checkNicknames(nicknames, new Set(nicknames.flatMap(({ unitIds }) => unitIds)));
  if (fault) throw new Error(`${file}: "${fault.value}" of entry "${fault.entry}" is ${fault.fault}.`);
  return nicknames;
}
