import { TextLink } from '../../ui/TextLink.tsx';
import { LIST_KINDS } from '../../api/domain/rankings.ts';
import { GOOD_FOR_ADULTS, pathOf, STATE_INDEX } from './list-url.ts';
import { ADULTS_TITLE, titleOf } from './list-text.ts';

const LISTS = [
  ...LIST_KINDS.flatMap((kind) => (kind === 'state' ? [] : [{ to: pathOf({ kind }), label: titleOf({ kind }) }])),
  { to: GOOD_FOR_ADULTS, label: ADULTS_TITLE },
  { to: STATE_INDEX, label: 'Colleges by state' },
];

export function OtherLists({ current }: { current: string }) {
  return (
    <nav aria-label="More lists" className="mt-12 border-t border-line pt-6" data-print="hide">
      <h2 className="text-xl">More lists</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {LISTS.filter(({ to }) => to !== current).map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-1">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
