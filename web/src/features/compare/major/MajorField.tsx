import { useNavigate } from 'react-router-dom';
import { MajorCombobox } from '../../../entities/major-search/MajorCombobox.tsx';
import { Button } from '../../../ui/Button.tsx';
import { comparedCode, hrefOf, readCompare, type CompareOptions } from '../compare-url.ts';

interface Props {
  ids: readonly number[];
  options: CompareOptions;
}

/** A field for words of students. A program is compared as its major, which the published figures describe. */
export function MajorField({ ids, options: { major } }: Props) {
  const navigate = useNavigate();
  const compare = (code: string | undefined) => {
    // Another option can be in the URL before the page shows it.
    const { options } = readCompare(window.location.search);
    void navigate(hrefOf(ids, { ...options, major: code }), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="my-2 flex flex-wrap items-end gap-3">
      <div className="w-full max-w-80">
        <MajorCombobox
          label="Compare a major"
          placeholder="e.g. nursing"
          meaningOf={(code) => (comparedCode(code) === major ? undefined : comparedCode(code))}
          onMajor={compare}
        />
      </div>
      {major !== undefined && (
        <Button variant="secondary" onClick={() => compare(undefined)}>
          Remove the major
        </Button>
      )}
    </div>
  );
}
