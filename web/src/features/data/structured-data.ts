import type { LoadedData } from '../../api/domain/colleges.ts';
import { PRODUCT } from '../../api/domain/shared.ts';

const TYPES: Partial<Record<string, string>> = { csv: 'text/csv', ndjson: 'application/x-ndjson' };

/** The data as schema.org Dataset. */
export const datasetOf = ({ dataVersion, day, files, citation }: LoadedData, description: string, publicUrl: string): object => ({
  '@type': 'Dataset',
  name: `${PRODUCT.name}: colleges of the United States`,
  description,
  url: `${publicUrl}/data`,
  version: dataVersion,
  ...(day !== null && { dateModified: day }),
  isAccessibleForFree: true,
  license: 'https://www.usa.gov/government-copyright',
  citation,
  creator: { '@type': 'Organization', name: PRODUCT.name, url: publicUrl },
  spatialCoverage: 'United States',
  distribution: files.map(({ name, path }) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: TYPES[name.split('.').at(-1) ?? ''],
    contentUrl: publicUrl + path,
  })),
});
