import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton } from '@mui/material';
import { useNotify } from 'react-admin';

interface Props {
  text: string;
  /** What the button copies: "Copy the command for IPEDS". */
  label: string;
}

/** A command or a file of text with a button that copies it. Commands wrap; lines of files scroll sideways, also with the keyboard. */
export function CopyText({ text, label }: Props) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Copied', { type: 'info' });
    } catch {
      notify('The browser did not allow copying. Select the text instead.', { type: 'warning' });
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
      {text.includes('\n') ? (
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label={label.replace(/^Copy t/, 'T')}
          sx={{ ...TEXT, overflow: 'auto', maxHeight: '24rem' }}
        >
          {text}
        </Box>
      ) : (
        <Box component="code" sx={{ ...TEXT, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      )}
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

const TEXT = {
  m: 0,
  px: 1.25,
  py: 0.75,
  flex: 1,
  minWidth: 0,
  borderRadius: 1,
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
};
