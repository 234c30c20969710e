import { useSite } from '../../api/site.ts';

/** Schema.org JSON-LD for search engines. The server puts it into the document's head. Renders nothing. */
export function StructuredData({ value }: { value: object }): null {
  const { onServer, structuredData } = useSite();
  if (onServer) structuredData.push({ '@context': 'https://schema.org', ...value });
  return null;
}
