import type { StateCode } from '../colleges/states.ts';

/** The first three digits of the ZIP codes of each state (USPS, Publication 65): single areas, or ranges that include both ends. */
const AREAS: readonly (readonly [state: StateCode, areas: string])[] = [
  ['NY', '100-149'],
  ['PR', '006-007 009'],
  ['VI', '008'],
  ['MA', '010-027'],
  ['RI', '028-029'],
  ['NH', '030-038'],
  ['ME', '039-049'],
  ['VT', '050-054 056-059'],
  ['CT', '060-069'],
  ['NJ', '070-089'],
  ['PA', '150-196'],
  ['DE', '197-199'],
  ['DC', '200 202-205'],
  ['VA', '201 220-246'],
  ['MD', '206-219'],
  ['WV', '247-268'],
  ['NC', '270-289'],
  ['SC', '290-299'],
  ['GA', '300-319 398'],
  ['FL', '320-339 341-342 344 346-347 349'],
  ['AL', '350-369'],
  ['TN', '370-385'],
  ['MS', '386-397'],
  ['KY', '400-427'],
  ['OH', '430-459'],
  ['IN', '460-479'],
  ['MI', '480-499'],
  ['IA', '500-528'],
  ['WI', '530-549'],
  ['MN', '550-567'],
  ['SD', '570-577'],
  ['ND', '580-588'],
  ['MT', '590-599'],
  ['IL', '600-629'],
  ['MO', '630-658'],
  ['KS', '660-679'],
  ['NE', '680-693'],
  ['LA', '700-714'],
  ['AR', '716-729'],
  ['OK', '730-749'],
  ['TX', '750-799'],
  ['CO', '800-816'],
  ['WY', '820-831'],
  ['ID', '832-838'],
  ['UT', '840-847'],
  ['AZ', '850-865'],
  ['NM', '870-884'],
  ['NV', '889-898'],
  ['CA', '900-961'],
  ['HI', '967-968'],
  ['GU', '969'],
  ['OR', '970-979'],
  ['WA', '980-994'],
  ['AK', '995-999'],
];

/** Areas of government offices and of PO boxes, and areas not in use. The Census has no place for them. */
const WITHOUT_PLACES =
  '005 055 192 213 311 332 353 375 399 419 459 509 517 518 519 533 536 552 555 569 621 632 642 643 649 663 682 702 709 732 733 742 771 842 854 858 861 862 872 876 885 889 892 896 901 909 929 938 942 987'.split(
    ' ',
  );

/** ZIP codes of the Pacific islands that share an area, and of a place that is served from another state. */
const BY_START: readonly (readonly [start: string, state: StateCode])[] = [
  ['96799', 'AS'],
  ['9695', 'MP'],
  ['96939', 'PW'],
  ['96940', 'PW'],
  ['9694', 'FM'],
  ['9696', 'MH'],
  ['96970', 'MH'],
  ['06390', 'NY'],
];

/** The state of a ZIP code; undefined for other texts, military codes, and codes without a place. A search knows the place of every other code. */
export function stateOfZip(zip: string | undefined): StateCode | undefined {
  if (zip === undefined || !/^\d{5}$/.test(zip)) return undefined;
  const area = zip.slice(0, 3);
  if (WITHOUT_PLACES.includes(area)) return undefined;
  const exact = BY_START.find(([start]) => zip.startsWith(start));
  return exact ? exact[1] : AREAS.find(([, areas]) => areas.split(' ').some((range) => includes(range, area)))?.[0];
}

/** Whether "100-149" or "063" includes an area of three digits. */
function includes(range: string, area: string): boolean {
  const [first = '', last = first] = range.split('-');
  return first <= area && area <= last;
}
