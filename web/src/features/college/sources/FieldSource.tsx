import type { CollegeDetail, FieldKey } from '../../../api/domain.ts';
import { ReceiptButton } from '../../../entities/source/SourceButton.tsx';
import { FIELD_LABELS } from '../../../entities/source/field-words.ts';

interface Props {
  detail: CollegeDetail;
  field: FieldKey;
  text?: string;
}

/** The way to the receipt of what is shown in words; nothing where none is kept. */
export function FieldSource({ detail: { provenance }, field, text }: Props) {
  if (!(field in provenance)) return null;
  return <ReceiptButton field={field} label={FIELD_LABELS[field]} {...(text !== undefined && { text })} />;
}
