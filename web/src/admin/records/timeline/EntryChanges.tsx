import Box from '@mui/material/Box';
import { isSameValue } from '../../data-provider/changed-fields.ts';
import type { AuditEntry } from '../../data-provider/panel-calls.ts';
import { fieldLabel } from '../field-label.ts';
import { changeTexts } from '../value-text.ts';

/** The changed fields of an entry, old and new. A new record has no old values. */
export function EntryChanges({ entry: { resource, before, after } }: { entry: Pick<AuditEntry, 'resource' | 'before' | 'after'> }) {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !isSameValue(before?.[field], after?.[field]));
  if (fields.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 0.5 } }}>
      {fields.map((field) => {
        const [old, now] = changeTexts(resource ?? '', field, before?.[field], after?.[field]);
        return (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>
              {before === null ? now : <del>{old}</del>}
              {before !== null && after !== null && (
                <>
                  {' → '}
                  <ins>{now}</ins>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </Box>
  );
}
