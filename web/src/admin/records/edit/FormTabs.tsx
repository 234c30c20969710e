import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { FormGroupContextProvider, useFormGroup } from 'react-admin';
import type { FormTab } from './form-tab.ts';

/** The inputs in tabs. A tab's inputs are created when it is first opened, so that long forms start fast. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const open = (index: number) => {
    setCurrent(index);
    setOpened(new Set([...opened, index]));
  };
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, index: number) => open(index)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Parts of the form"
      >
        {tabs.map(({ label }, index) => (
          <Tab key={label} label={<TabLabel label={label} />} id={`${id}-tab-${index}`} aria-controls={`${id}-panel-${index}`} />
        ))}
      </Tabs>
      {tabs.map(({ label, content }, index) => (
        <div key={label} role="tabpanel" id={`${id}-panel-${index}`} aria-labelledby={`${id}-tab-${index}`} hidden={index !== current}>
          {opened.has(index) && <FormGroupContextProvider name={label}>{content}</FormGroupContextProvider>}
        </div>
      ))}
    </>
  );
}

/** The tab's label. It says when an input of the tab has an error. */
function TabLabel({ label }: { label: string }) {
  const { isValid } = useFormGroup(label);
  return isValid ? label : `${label} (has errors)`;
}
