import type { FoundMajor } from '../../api/domain/majors.ts';

interface Props {
  name: string;
  /** The words that matched. */
  matched?: FoundMajor['matched'] | undefined;
  note?: string | undefined;
}

/** "Nursing · RN · 212 colleges": the name, the words that matched when they are others, and a note. */
export function MajorOption({ name, matched, note }: Props) {
  const isOther = matched !== undefined && matched.toLowerCase() !== name.toLowerCase();
  return (
    <>
      {name}
      {isOther && <span className="text-muted"> · {matched}</span>}
      {note !== undefined && <span className="figure text-muted"> · {note}</span>}
    </>
  );
}
