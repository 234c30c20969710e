import { crc32 } from 'node:zlib';

/** Builds an uncompressed zip from files that were unpacked under limits, for a library that only accepts zips. */
export function storedZip(members: ReadonlyMap<string, Buffer>): ArrayBuffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of members) {
    const name = Buffer.from(path, 'utf8');
    const header = headerOf(name, bytes);
    const location = Buffer.alloc(14);
    location.writeUInt32LE(offset, 10);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), header, name, bytes];
    files.push(...file);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, location, name);
    offset += lengthOf(file);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.size, 8);
  end.writeUInt16LE(members.size, 10);
  end.writeUInt32LE(lengthOf(directory), 12);
  end.writeUInt32LE(offset, 16);
  return concatenated([...files, ...directory, end]);
}

/** The fields of both the local header and the directory: version, UTF-8 flag, method "stored", checksum, sizes. */
function headerOf(name: Buffer, bytes: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Copies once, into its own memory, because workbooks are large. */
function concatenated(parts: readonly Buffer[]): ArrayBuffer {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.buffer;
}
