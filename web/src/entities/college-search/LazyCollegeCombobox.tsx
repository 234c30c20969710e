import { Suspense } from 'react';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import type { CollegeComboboxProps } from './CollegeCombobox.tsx';

type Props = CollegeComboboxProps;

/** If the chunk cannot be loaded, the form still sends the text. */
const chunk = hydratedChunk<Props>(
  () =>
    import('./CollegeCombobox.tsx').then(
      ({ CollegeCombobox }) => CollegeCombobox,
      () => PlainField,
    ),
  { isPatient: true },
);

/** For loaders: awaited, the page has the field at once. Never rejects. */
export const preloadCollegeSearch = chunk.preload;

/** `CollegeCombobox`, loaded after the page. Until then the server's markup is a plain field of its form. */
export const LazyCollegeCombobox = (props: Props) => (
  <Suspense fallback={<PlainField {...props} />}>
    <chunk.Component {...props} />
  </Suspense>
);

const PlainField = ({ label, isLabelHidden, placeholder, className, text }: Props) => (
  <SearchField label={label} isLabelHidden={isLabelHidden} placeholder={placeholder} className={className} defaultValue={text} />
);
