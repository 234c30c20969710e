import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { RangeSlider } from '../../ui/form/RangeSlider.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { ExternalLink, TextLink } from '../../ui/TextLink.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { toast } from '../../lib/toast.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Chapter, ExampleGrid, Example } from './Example.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'destructive'];
const OPTIONS = [
  { value: '', label: 'Any' },
  { value: 'public', label: 'Public' },
];

export function ControlChapters() {
  return (
    <>
      <Chapter id="buttons" title="Buttons and links">
        <ExampleGrid>
          {VARIANTS.map((variant) => (
            <Example key={variant} name={`${variant}: default, small, disabled, loading`}>
              <div className="flex flex-wrap gap-3">
                <Button variant={variant}>Save to my list</Button>
                <Button variant={variant} size="small">
                  Save
                </Button>
                <Button variant={variant} disabled>
                  Save
                </Button>
                <Button variant={variant} aria-busy aria-disabled>
                  Saving
                </Button>
              </div>
            </Example>
          ))}
          <Example name="links: internal, as a button, external, unsafe address">
            <p className="flex flex-wrap items-center gap-4">
              <TextLink to="/discover">Find colleges</TextLink>
              <ButtonLink to="/discover" size="small">
                Find colleges
              </ButtonLink>
              <ExternalLink href="https://nces.ed.gov/">NCES</ExternalLink>
              <ExternalLink href="javascript:void 0">Plain text</ExternalLink>
            </p>
          </Example>
          <Example name="tooltip: hover, focus, Escape">
            <Tooltip hint="Colleges that do not ask for tests often publish no average.">NA</Tooltip>
          </Example>
        </ExampleGrid>
      </Chapter>
      <Chapter id="fields" title="Fields and options">
        <ExampleGrid>
          <Example name="field">
            <Field label="Email address" placeholder="you@example.com" />
          </Example>
          <Example name="field with a hint">
            <Field label="ZIP code" hint="Five digits" />
          </Example>
          <Example name="field with an error">
            <Field label="Email address" defaultValue="you@" error="Please enter a valid email address" />
          </Example>
          <Example name="field, disabled">
            <Field label="Email address" defaultValue="you@example.com" disabled />
          </Example>
          <Example name="select">
            <Select label="Type" options={OPTIONS} />
          </Example>
          <Example name="select, disabled">
            <Select label="Type" options={OPTIONS} disabled />
          </Example>
          <Choices />
          <Sliders />
          <Dialogs />
          <Example name="toasts">
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => toast({ title: 'Link copied', description: 'You can paste it now.' })}>
                Show a toast
              </Button>
              <Button
                variant="destructive"
                onClick={() => toast({ title: 'Login failed', description: 'Invalid credentials', tone: 'destructive' })}
              >
                Show an error toast
              </Button>
            </div>
          </Example>
        </ExampleGrid>
      </Chapter>
    </>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  return (
    <Example name="checkbox: on, off, with a count, with a count of 0">
      <Checkbox label="Public" checked={isOn} onChange={() => setOn(!isOn)} />
      <Checkbox label="Private" checked={false} onChange={() => undefined} />
      <Checkbox label="Alabama" checked={false} onChange={() => undefined} count="1,204" />
      <Checkbox label="Guam" checked={false} onChange={() => undefined} count="0" />
    </Example>
  );
}

function Sliders() {
  const [range, setRange] = useState([5_000, 20_000]);
  const [weight, setWeight] = useState(3);
  const textOf = (value: number) => `$${value.toLocaleString('en-US')}`;
  return (
    <Example name="sliders: two thumbs (after hydration), native, disabled">
      {useIsHydrated() && (
        <RangeSlider
          label="Net price"
          bounds={[0, 80_000]}
          step={1_000}
          values={range}
          onMove={setRange}
          onCommit={setRange}
          textOf={textOf}
        />
      )}
      <input
        type="range"
        aria-label="Weight"
        min={0}
        max={5}
        value={weight}
        onChange={(event) => setWeight(Number(event.target.value))}
        className="mt-3 block h-8 w-full accent-primary"
      />
      <input
        type="range"
        aria-label="Weight, disabled"
        min={0}
        max={5}
        defaultValue={2}
        disabled
        className="block h-8 w-full accent-primary"
      />
    </Example>
  );
}

function Dialogs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Example name="dialog">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      {isOpen && (
        <Dialog title="Filters" onClose={() => setOpen(false)} footer={<Button onClick={() => setOpen(false)}>Show 41 colleges</Button>}>
          <p className="py-6">It fills the screen on a phone, keeps the focus inside and closes on Escape.</p>
        </Dialog>
      )}
    </Example>
  );
}
