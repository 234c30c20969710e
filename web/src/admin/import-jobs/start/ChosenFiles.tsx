import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { bytesText } from '../../frame/formats.ts';
import type { ChoiceFaults } from './file-choice.ts';

interface Props {
  files: readonly File[];
  faults: ChoiceFaults;
  onRemove: (place: number) => void;
}

/** The chosen files with their sizes, and what is wrong with them. */
export function ChosenFiles({ files, faults, onRemove }: Props) {
  return (
    <>
      {files.length > 0 && (
        <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {files.map((file, place) => (
            <Box component="li" key={file.name} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {file.name}{' '}
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {bytesText(file.size)}
                </Box>
                {faults.byPlace.has(place) && <Box sx={{ color: 'error.main' }}>{faults.byPlace.get(place)}</Box>}
              </Box>
              <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={() => onRemove(place)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <div role="status">
        {faults.ofAll.map((message) => (
          <Typography key={message} sx={{ color: 'error.main' }}>
            {message}
          </Typography>
        ))}
        {faults.byPlace.size > 0 && (
          <Typography sx={{ color: 'error.main' }}>
            {faults.byPlace.size === 1 ? 'One file' : `${faults.byPlace.size} files`} cannot be imported. Remove or replace{' '}
            {faults.byPlace.size === 1 ? 'it' : 'them'}.
          </Typography>
        )}
      </div>
    </>
  );
}
