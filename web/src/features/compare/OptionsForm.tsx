import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { MoreDetails } from '../../ui/MoreDetails.tsx';
import { hrefOf, OPTION_KEYS, readCompare, type CompareOptions } from './compare-url.ts';

const LABELS: Record<(typeof OPTION_KEYS)[number], string> = {
  differences: 'Differences only',
  best: 'Highlight best',
  years: 'Show years',
};

/** Applies at once. Without JavaScript, it is a form with a button. */
export function OptionsForm({ ids, options }: { ids: readonly number[]; options: CompareOptions }) {
  const navigate = useNavigate();
  const toggle = (key: keyof typeof LABELS) => {
    // A new college can be in the URL before the page shows it.
    const now = readCompare(window.location.search);
    void navigate(hrefOf(now.ids, { ...now.options, [key]: !options[key] }), { replace: true, preventScrollReset: true });
  };
  return (
    <form action="/compare" data-print="hide">
      <input type="hidden" name="c" value={ids.join(',')} />
      {options.major !== undefined && <input type="hidden" name="major" value={options.major} />}
      <MoreDetails label="Options" className="mt-1">
        <fieldset className="flex flex-wrap items-center gap-x-5">
          <legend className="sr-only">Show</legend>
          {OPTION_KEYS.map((key) => (
            <Fragment key={key}>
              <input type="hidden" name={key} value="0" />
              <Checkbox label={LABELS[key]} checked={options[key]} onChange={() => toggle(key)} name={key} value="1" />
            </Fragment>
          ))}
          <noscript>
            <Button type="submit" size="small" variant="secondary">
              Show
            </Button>
          </noscript>
        </fieldset>
      </MoreDetails>
    </form>
  );
}
