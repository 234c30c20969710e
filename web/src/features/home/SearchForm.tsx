import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';

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
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end md:flex-col md:items-stretch lg:flex-row lg:items-end">
        <SearchField label="Or search by name" placeholder="College name or nickname" className="flex-1" />
        <Button type="submit" variant="secondary" className="min-h-12 px-6">
          Find colleges
        </Button>
      </div>
    </form>
  );
}
