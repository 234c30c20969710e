import { Autocomplete, Box, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearch, type SearchResult } from './use-search.ts';

/** Finds records of every resource by name and opens one. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { results, isSearching, problem } = useSearch(text);
  const navigate = useNavigate();
  const open = (result: SearchResult | null | undefined) => {
    if (!result) return;
    onClose();
    void navigate(`/${result.resource}/${encodeURIComponent(result.id)}`);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="search-title" sx={AT_THE_TOP}>
      <DialogTitle id="search-title" component="h2" variant="h2">
        Search all records
      </DialogTitle>
      <DialogContent>
        <Autocomplete
          freeSolo
          openOnFocus
          autoHighlight
          disablePortal
          options={results}
          loading={isSearching}
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.resource}/${option.id}`)}
          inputValue={text}
          onInputChange={(_event, value, reason) => reason !== 'reset' && setText(value)}
          // Enter without a highlighted result gives the text: the best result is the first.
          onChange={(_event, option) => open(typeof option === 'string' ? results[0] : option)}
          renderOption={({ key, ...props }, { label, detail, kind }) => (
            <Box component="li" key={key} {...props}>
              <span>
                {label}
                <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                  {[kind, detail].filter((part) => part !== '').join(' · ')}
                </Typography>
              </span>
            </Box>
          )}
          renderInput={(params) => (
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opened for this field
            <TextField {...params} autoFocus label="Name of a college, a person or another record" />
          )}
        />
        <Typography role="status" sx={{ minHeight: '1.5rem', mt: 1, color: 'text.secondary' }}>
          {problem ?? hint(text, results.length, isSearching)}
        </Typography>
        <Box sx={{ height: { xs: '40vh', sm: '20rem' } }} />
      </DialogContent>
    </Dialog>
  );
}

function hint(text: string, count: number, isSearching: boolean): string {
  if (text.trim().length < 2) return 'Type at least two letters.';
  if (isSearching) return 'Searching';
  return count === 0 ? 'Nothing found.' : `${count} found`;
}

const AT_THE_TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
