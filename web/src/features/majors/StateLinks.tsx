import { countText } from '../../api/domain/colleges.ts';
import type { MajorWhere } from '../../api/domain/majors.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { majorHref } from './major-address.ts';

/** Links to the page of the major in each state, with the number of colleges. */
export const StateLinks = ({ slug, states }: Pick<MajorWhere, 'slug' | 'states'>) => (
  <ul className="mt-4 columns-1 gap-x-8 sm:columns-2 md:columns-3 lg:columns-4">
    {states.map(({ code, name, colleges }) => (
      <li key={code} className="break-inside-avoid py-1">
        <TextLink to={majorHref({ slug, state: code })} className="inline-block min-h-6">
          {name}
        </TextLink>{' '}
        <span className="figure text-sm text-muted">{countText(colleges)}</span>
      </li>
    ))}
  </ul>
);
