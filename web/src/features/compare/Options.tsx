import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { hrefOf, OPTION_KEYS, readCompare, type CompareOptions } from './compare-url.ts';

const LABELS: Record<keyof CompareOptions, string> = {
  differences: 'Differences only',
  best: 'Highlight best',
  years: 'Show years',
};

/** What of the table is to be seen. It answers at once; without scripts it is a form with a button. */
export function Options({ ids, options }: { ids: readonly number[]; options: CompareOptions }) {
  const navigate = useNavigate();
  const toggle = (key: keyof CompareOptions) => {
    // A college added a moment ago may be in the address before it is on the page.
    const now = readCompare(window.location.search);
    void navigate(hrefOf(now.ids, { ...now.options, [key]: !options[key] }), { replace: true, preventScrollReset: true });
  };
  return (
    <form action="/compare" data-print="hide">
      <input type="hidden" name="c" value={ids.join(',')} />
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="sr-only">What to show</legend>
        {OPTION_KEYS.map((key) => (
          <Checkbox key={key} label={LABELS[key]} checked={options[key]} onChange={() => toggle(key)} name={key} value="1" />
        ))}
        <noscript>
          <Button type="submit" size="small" variant="secondary">
            Show
          </Button>
        </noscript>
      </fieldset>
    </form>
  );
}
