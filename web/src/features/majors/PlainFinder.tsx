import type { MajorFamilies } from '../../api/domain/majors.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';

export interface FinderProps {
  /** The majors that have a page. */
  families: MajorFamilies['families'];
}

export const FINDER_LABELS = { label: 'Find a major', placeholder: 'Nursing, comp sci, criminal justice' } as const;

/** The field without suggestions. Its form sends the text to the search. */
export const PlainFinder = () => <SearchField {...FINDER_LABELS} />;
