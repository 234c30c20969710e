import type { SearchResult } from '../../../api/domain/search.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

type Option = NonNullable<SearchResult['didYouMean']>[number];

/** "Did you mean New York University?", and the next names. */
export function DidYouMean({ options: [first, ...others] }: { options: readonly Option[] }) {
  if (first === undefined) return null;
  return (
    <>
      <p className="text-lg text-ink">
        Did you mean <OptionLink option={first} />?
      </p>
      {others.length > 0 && (
        <div>
          <p id="similar-names">Similar names:</p>
          <ul aria-labelledby="similar-names" className="mt-1 grid gap-1">
            {others.map((option) => (
              <li key={hrefOf(option)}>
                <OptionLink option={option} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function OptionLink({ option }: { option: Option }) {
  return (
    <>
      <TextLink to={hrefOf(option)}>{option.kind === 'college' ? option.name : option.label}</TextLink>
      {option.kind === 'college' && ` in ${option.city}, ${option.state}`}
    </>
  );
}

const hrefOf = (option: Option): string => (option.kind === 'college' ? `/colleges/${option.slug}` : `/discover?${option.query}`);
