import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Part {
  /** In the address: `?tab=changes`. */
  name: string;
  label: string;
  content: ReactNode;
}

/** The parts of a run in tabs, with a label for all of them. The address names the open one, so that it can be linked. */
export function RunTabs({ label = 'Parts of the run', tabs }: { label?: string; tabs: readonly Part[] }) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const current = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0];
  return (
    <div>
      <Tabs
        value={current?.name ?? false}
        onChange={(_, name: string) => setSearch({ tab: name }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} id={`${id}-tab-${name}`} aria-controls={`${id}-panel-${name}`} />
        ))}
      </Tabs>
      {tabs.map(({ name, content }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current?.name}
          sx={{ pt: 2 }}
        >
          {name === current?.name && content}
        </Box>
      ))}
    </div>
  );
}
