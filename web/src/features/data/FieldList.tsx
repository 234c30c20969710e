import { ChevronDown } from 'lucide-react';
import { formatText, GROUP_LABELS, originText, type Field } from './data-text.ts';

/** Longer lists, such as the states, are omitted. */
const MANY_CODES = 15;

/** The dictionary, with one disclosure per group. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <>
      <p>
        Field names are the same in the API, in CSV and in JSON. The API returns this list at{' '}
        <a href="/api/catalog" className="text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
          /api/catalog
        </a>
        .
      </p>
      <div className="border-t border-line">
        {groups.map((group) => (
          <Group key={group} title={GROUP_LABELS[group]} fields={fields.filter((field) => field.group === group)} />
        ))}
      </div>
    </>
  );
}

function Group({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 items-center gap-2 rounded-control font-semibold">
        {title}
        <span className="figure text-sm font-normal text-muted">
          {fields.length} {fields.length === 1 ? 'field' : 'fields'}
        </span>
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <dl className="grid gap-5 pt-1 pb-6">
        {fields.map((field) => (
          <Entry key={field.key} field={field} />
        ))}
      </dl>
    </details>
  );
}

function Entry({ field }: { field: Field }) {
  const { key, label, type, meaning, codes, names, searchParam, sources, keptBack } = field;
  return (
    <div className="min-w-0 text-sm">
      <dt>
        <span className="font-semibold">{label}</span> <code className="text-xs break-all text-muted">{key}</code>
      </dt>
      <dd className="mt-0.5">{meaning}</dd>
      <dd className="mt-1 text-xs text-muted">
        {formatText(field)}
        {names && names.length <= MANY_CODES && <> Names: {names.join(', ')}.</>}
        {codes && codes.length <= MANY_CODES && (
          <>
            {' '}
            {type === 'list' || names ? 'Each one of' : 'One of'}: {codes.join(', ')}.
          </>
        )}
        {searchParam !== null && (
          <>
            {' '}
            Search parameter: <code>{searchParam}</code>.
          </>
        )}
        {keptBack !== null && <> Not in the files: {keptBack.charAt(0).toLowerCase() + keptBack.slice(1)}</>}
      </dd>
      {sources.map((source) => (
        <dd key={`${source.source} ${source.table} ${source.variable}`} className="text-xs text-muted">
          {originText(source)}
        </dd>
      ))}
    </div>
  );
}
