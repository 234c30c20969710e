import { type CollegeDetail, FIELD_LABELS, type FieldKey } from '../../../api/domain/colleges.ts';
import { SourceButton } from '../../../entities/source/SourceButton.tsx';

interface Props {
  detail: CollegeDetail;
  field: FieldKey;
  text?: string;
}

/** The source button of a field that is shown as text. Empty if its source is unknown. */
export function FieldSource({ detail: { provenance }, field, text }: Props) {
  if (!(field in provenance)) return null;
  return <SourceButton field={field} label={FIELD_LABELS[field]} {...(text !== undefined && { text })} />;
}
