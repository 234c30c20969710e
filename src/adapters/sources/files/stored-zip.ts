import { crc32 } from 'node:zlib';

/** A zip of uncompressed members: what has been unpacked under limits, for a reader that insists on unpacking it itself. */
export function storedZip(members: ReadonlyMap<string, Buffer>): ArrayBuffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of members) {
    const name = Buffer.from(path, 'utf8');
    const facts = factsOf(name, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), facts, name, bytes];
    files.push(...file);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, name);
    offset += lengthOf(file);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.size, 8);
  end.writeUInt16LE(members.size, 10);
  end.writeUInt32LE(lengthOf(directory), 12);
  end.writeUInt32LE(offset, 16);
  return joined([...files, ...directory, end]);
}

/** What stands both before a member and in the directory: version, UTF-8 names, stored, checksum, sizes. */
function factsOf(name: Buffer, bytes: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** One copy, in memory of its own: workbooks are large. */
function joined(parts: readonly Buffer[]): ArrayBuffer {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.buffer;
}
