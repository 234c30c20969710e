import CheckIcon from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import { VISIBLE_STEPS } from './job-view.ts';

/** The steps of an import, and which one it is at. A step that is done has a check mark. */
export function JobSteps({ place, isOver }: { place: number; isOver: boolean }) {
  return (
    <Box component="ol" aria-label="Steps" sx={LIST}>
      {VISIBLE_STEPS.map((name, at) => {
        const isDone = at < place || (isOver && at === VISIBLE_STEPS.length - 1 && at === place);
        const isCurrent = at === place;
        return (
          <Box component="li" key={name} aria-current={isCurrent ? 'step' : undefined} sx={isCurrent ? CURRENT : STEP}>
            {isDone ? <CheckIcon titleAccess="Done:" fontSize="inherit" /> : <span aria-hidden="true">{at + 1}</span>} {name}
          </Box>
        );
      })}
    </Box>
  );
}

const LIST = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 2 };
const STEP = { border: 1, borderColor: 'divider', borderRadius: 1, px: 1.25, py: 0.5, fontSize: '0.875rem', color: 'text.secondary' };
const CURRENT = { ...STEP, borderColor: 'primary.main', bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 };
