import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { failureText } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { toast } from '../../lib/toast.ts';
import { PRIVATE_PARAMS, type SearchQuery } from '../../api/domain/search.ts';
import { useSite } from '../../api/site.ts';
import { hrefOf } from './search-url.ts';

/**
 * Exports all results, not only this page. The link has no private values, because people copy links. If the visitor has given some,
 * the page fetches the file with them and saves it.
 */
export function ExportLink({ query, className }: { query: SearchQuery; className: string }) {
  const { api } = useSite();
  const [isSaving, setSaving] = useState(false);
  const all = { ...query, page: undefined, perPage: undefined };
  const href = hrefOf('/api/colleges/search', all);
  const save = async () => {
    setSaving(true);
    try {
      // The API answers with text if the format is CSV.
      const text = (await api.colleges.search({ query: { ...all, format: 'csv', heads: 'words' } })) as unknown as string;
      download('colleges.csv', 'text/csv', text);
    } catch (error) {
      toast({ title: 'The colleges could not be exported', description: failureText(error), tone: 'destructive' });
    }
    setSaving(false);
  };
  const onClick = (event: MouseEvent) => {
    if (!PRIVATE_PARAMS.some((param) => query[param] !== undefined)) return;
    event.preventDefault();
    if (!isSaving) void save();
  };
  return (
    <a
      className={className}
      href={`${href}${href.includes('?') ? '&' : '?'}format=csv&heads=words`}
      download="colleges.csv"
      onClick={onClick}
    >
      <Download aria-hidden="true" className="size-4" />
      <span>
        <span className="max-sm:sr-only">Export </span>CSV
      </span>
    </a>
  );
}
