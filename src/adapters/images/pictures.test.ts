import { createPictures } from './pictures.ts';

const pictures = createPictures();
const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
const AUBURN = { id: 1, ipedsUnitId: 100858, name: 'Auburn University', location: 'Auburn', state: 'AL' } as const;

describe('pictures', () => {
  it('draws the same PNG of link preview size each time, and a different one for each college', async () => {
    const [first, again, other] = await Promise.all([
      pictures.college(AUBURN),
      pictures.college(AUBURN),
      pictures.college({ ...AUBURN, id: 2, name: 'Berea College' }),
    ]);
    expect(sizeOf(first)).toEqual(['PNG', 1200, 630]);
    expect(again.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('draws the pennant by UNITID, as pages do', async () => {
    const [named, sameUnitId, otherUnitId] = await Promise.all([
      pictures.college(AUBURN),
      pictures.college({ ...AUBURN, id: 7 }),
      pictures.college({ ...AUBURN, ipedsUnitId: 100859 }),
    ]);
    expect(sameUnitId.equals(named)).toBe(true);
    expect(otherUnitId.equals(named)).toBe(false);
  });

  it('draws the nickname, also on two lines, and the school colors', async () => {
    const pennants = [
      { shortName: 'Auburn' },
      { shortName: 'War Eagle' },
      { schoolColors: ['#0c2340', '#e87722'] },
      { schoolColors: ['#0c2340', '#ffffff'] },
    ] as const;
    const drawn = await Promise.all([{}, ...pennants].map((pennant) => pictures.college({ ...AUBURN, ...pennant })));
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(pennants.length + 1);
  });

  it.each(['W'.repeat(300), 'Very '.repeat(60), 'Kapiʻolani ō 東京', '<&">', ''])('draws any name: %p', async (name) => {
    expect(sizeOf(await pictures.college({ ...AUBURN, name }))).toEqual(['PNG', 1200, 630]);
  });

  it('draws the site picture and the icons', async () => {
    expect(sizeOf(await pictures.site())).toEqual(['PNG', 1200, 630]);
    expect(sizeOf(await pictures.icon(192, false))).toEqual(['PNG', 192, 192]);
    expect((await pictures.icon(180, true)).equals(await pictures.icon(180, false))).toBe(false);
  });
});
