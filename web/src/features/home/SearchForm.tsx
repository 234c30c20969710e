import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';

/** A plain form that leads to the search page, with or without scripts. */
export function SearchForm() {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const text = typeof q === 'string' ? q.trim() : '';
    void navigate(text === '' ? '/discover' : `/discover?${new URLSearchParams({ q: text }).toString()}`);
  };
  return (
    <form role="search" action="/discover" onSubmit={submit} className="mt-8 border-t border-line pt-6">
      <label htmlFor="home-search" className="text-sm font-medium">
        Or search by name
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row md:flex-col lg:flex-row">
        <div className="relative flex-1">
          <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
          <input
            id="home-search"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={200}
            placeholder="College name or nickname"
            className="min-h-12 w-full rounded-card border border-edge bg-card py-2 pr-4 pl-12 hover:border-ink"
          />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12 px-6">
          Find colleges
        </Button>
      </div>
    </form>
  );
}
