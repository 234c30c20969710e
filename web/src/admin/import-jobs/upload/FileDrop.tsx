import { Box, Typography } from '@mui/material';
import { useId, useState, type DragEvent } from 'react';
import { FILE_ENDINGS } from '../../../api/domain/imports.ts';

interface Props {
  label: string;
  onFiles: (files: File[]) => void;
}

const ACCEPTED = FILE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Takes files by a file dialog or by dropping them. */
export function FileDrop({ label, onFiles }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...AREA, borderColor: isOver ? 'primary.main' : 'divider', bgcolor: isOver ? 'action.hover' : 'background.paper' }}
    >
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Typography id={`${id}-help`} sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>
        CSV, Excel or zip files. You can also drop them here.
      </Typography>
    </Box>
  );
}

const AREA = {
  border: 2,
  borderStyle: 'dashed',
  borderRadius: 1,
  p: 2,
  '& input': { maxWidth: '100%', font: 'inherit', color: 'inherit' },
};
