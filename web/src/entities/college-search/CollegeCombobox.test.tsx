/** @jest-environment jsdom */
import { renderPage, refuse, type Answer } from '../../lib/page.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CollegeCombobox } from './CollegeCombobox.tsx';
import type { SuggestedCollege, SuggestedFilter, SuggestedOption } from './suggest.queries.ts';

const aCollege = (id: number, name: string, changes: Partial<SuggestedCollege> = {}): SuggestedCollege => ({
  kind: 'college',
  id,
  ipedsUnitId: null,
  name,
  slug: `college-${id}`,
  city: 'New York',
  state: 'NY',
  matched: 'name',
  text: name,
  ...changes,
});
const NYU = aCollege(1, 'New York University', { matched: 'nickname', text: 'NYU' });
const LAW = aCollege(2, 'New York Law School');
const FRESNO: SuggestedFilter = { kind: 'filter', label: 'Colleges in Fresno, CA', count: 5, query: 'city=fresno-ca' };

/** The colleges and filters that were chosen, and `sent` when the form was. */
interface Chosen {
  options: string[];
}

interface Given {
  answer?: Answer;
  isStrict?: boolean;
  added?: number;
}

function Field({ chosen, isStrict, added }: { chosen: Chosen } & Given) {
  const [text, setText] = useState('');
  const choose = (option: SuggestedOption) => chosen.options.push(option.kind === 'college' ? option.name : option.query);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        chosen.options.push('sent');
      }}
    >
      <CollegeCombobox
        label="Name"
        placeholder=""
        text={text}
        onText={setText}
        onCollege={choose}
        {...(!isStrict && { onFilter: choose })}
        isAdded={({ id }) => id === added}
      />
    </form>
  );
}

const all: Answer = () => ({ options: [NYU, LAW, FRESNO], didYouMean: [] });

function show({ answer = all, ...given }: Given = {}) {
  const chosen: Chosen = { options: [] };
  const { calls, here } = renderPage(<Field chosen={chosen} {...given} />, { answers: { 'colleges.suggest': answer } });
  return { chosen, calls, here };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () => screen.getByRole('status').textContent;
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
/** Lets the debounce and the answers pass. */
async function wait(ms = 200) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(5));
}
const key = (name: string, more: object = {}) => fireEvent.keyDown(field(), { key: name, ...more });
async function type(text: string) {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
  await wait();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the options', () => {
  it('are grouped, with the other name first, and counted aloud', async () => {
    show();
    expect(isOpen()).toBe(false);
    await type('ny');
    expect(isOpen()).toBe(true);
    expect(options()).toEqual([
      'NYU · New York University, New York, NY',
      'New York Law School, New York, NY',
      'Colleges in Fresno, CA · 5 colleges',
    ]);
    expect(screen.getByRole('group', { name: 'Colleges' }).children).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Places and kinds' }).children).toHaveLength(2);
    expect(said()).toBe('2 colleges and 1 search found');
  });

  it('mark the beginnings of typed words', async () => {
    show();
    await type('law ne');
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['Ne', 'Law']);
  });

  it('leave out colleges that are there already', async () => {
    const { calls } = show({ answer: () => ({ options: [NYU], didYouMean: [] }), isStrict: true, added: NYU.id });
    await type('nyu');
    expect([options(), said()]).toEqual([[], 'Already added']);
    expect(calls.map(({ query }) => query)).toEqual([{ q: 'nyu', only: 'colleges' }]);
  });

  it('are similar names if there is no other', async () => {
    const { chosen } = show({ answer: () => ({ options: [], didYouMean: [NYU] }) });
    await type('newyrok');
    expect(said()).toBe('No college found. Did you mean this?');
    key('ArrowDown');
    key('Enter');
    expect(chosen.options).toEqual([NYU.name]);
  });

  it('lead the undecided on, after the colleges whose names have the words', async () => {
    const { here } = show({ answer: ({ query }) => ({ options: query['q'] === 'not sure' ? [NYU] : [], didYouMean: [LAW] }) });
    await type('not sure');
    expect(options()[0]).toBe('NYU · New York University, New York, NY');
    expect(screen.getByRole('group', { name: 'Not sure yet what to study?' }).children).toHaveLength(3);
    await type('undecided');
    expect(options()).toEqual(['Answer six short questions. You can skip any', 'See all majors by field']);
    fireEvent.click(screen.getByRole('option', { name: 'See all majors by field' }));
    expect(here()).toBe('/majors');
  });

  it('of a field for colleges alone are colleges', async () => {
    show({ answer: () => ({ options: [], didYouMean: [LAW] }), isStrict: true });
    await type('undecided');
    expect(options()).toEqual(['New York Law School, New York, NY']);
  });

  it('can be none, and cannot be loaded', async () => {
    show({ answer: ({ query }) => (query['q'] === 'zzz' ? { options: [], didYouMean: [] } : refuse(503, 'Too busy')) });
    await type('zzz');
    expect([isOpen(), said()]).toEqual([false, 'No college found']);
    await type('yyy');
    expect([isOpen(), said()]).toEqual([false, 'Suggestions could not be loaded.']);
  });
});

describe('the keyboard', () => {
  it('moves through the options and around their ends', async () => {
    show();
    await type('ny');
    expect(highlighted()).toBeUndefined();
    const seen = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((name) => {
      key(name);
      return highlighted()?.slice(0, 8);
    });
    expect(seen).toEqual(['NYU · Ne', 'New York', 'Colleges', 'NYU · Ne', 'Colleges', 'NYU · Ne']);
    expect(document.activeElement).toBe(field());
  });

  it('chooses a college or a filter with Enter', async () => {
    const { chosen } = show();
    await type('ny');
    key('ArrowDown');
    key('Enter');
    expect(isOpen()).toBe(false);
    await type('nyc');
    key('End');
    key('Enter');
    expect(chosen).toEqual({ options: [NYU.name, FRESNO.query] });
  });

  it('leaves Enter to the form if no option is highlighted', async () => {
    show();
    await type('ny');
    expect([key('Enter'), isOpen()]).toEqual([true, false]);
  });

  it('takes the first college with Enter where only a college can be chosen', async () => {
    const { chosen } = show({ isStrict: true });
    field().focus();
    fireEvent.input(field(), { target: { value: 'ny' } });
    expect(key('Enter')).toBe(false);
    await wait();
    expect(highlighted()).toMatch(/^NYU/);
    key('Enter');
    expect(chosen.options).toEqual([NYU.name]);
  });

  it('closes with the first Escape and clears with the second', async () => {
    show();
    await type('ny');
    key('Escape');
    expect([isOpen(), field().value, said()]).toEqual([false, 'ny', '']);
    key('ArrowDown');
    expect(isOpen()).toBe(true);
    key('Escape');
    key('Escape');
    expect(field().value).toBe('');
  });

  it('closes a message with the first Escape', async () => {
    show({ answer: () => ({ options: [], didYouMean: [] }) });
    await type('zzz');
    key('Escape');
    expect([said(), field().value]).toEqual(['', 'zzz']);
    key('Escape');
    expect(field().value).toBe('');
  });

  it('leaves the keys to an input method', async () => {
    const { chosen } = show();
    await type('ny');
    key('ArrowDown');
    for (const name of ['ArrowDown', 'Enter', 'Escape']) key(name, { isComposing: true });
    expect([highlighted()?.slice(0, 3), isOpen(), chosen.options]).toEqual(['NYU', true, []]);
  });
});

describe('leaving the field', () => {
  it('chooses nothing', async () => {
    const { chosen } = show();
    await type('ny');
    key('ArrowDown');
    act(() => field().blur());
    expect([isOpen(), chosen.options, field().value]).toEqual([false, [], 'ny']);
  });

  it('does not happen when an option is pressed', async () => {
    const { chosen } = show();
    await type('ny');
    const [, law] = screen.getAllByRole('option');
    if (!law) throw new Error('No option');
    expect(fireEvent.mouseDown(law)).toBe(false);
    fireEvent.click(law);
    expect(chosen.options).toEqual([LAW.name]);
  });
});

describe('requests', () => {
  it('wait for the end of typing and start with two letters', async () => {
    const { calls } = show();
    for (const text of ['n', 'ny', 'nyu']) {
      fireEvent.input(field(), { target: { value: text } });
      await wait(100);
    }
    expect(calls).toEqual([]);
    await wait();
    expect(calls.map(({ query }) => query['q'])).toEqual(['nyu']);
  });

  it('show no answers to another text', async () => {
    let answerSlow: (options: unknown) => void = () => undefined;
    show({ answer: (call) => (call.query['q'] === 'slow' ? new Promise((resolve) => (answerSlow = resolve)) : all(call)) });
    await type('ny');
    fireEvent.input(field(), { target: { value: 'slow' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(options()).toEqual([]);
    await wait();
    await type('ny');
    await act(async () => {
      answerSlow({ options: [aCollege(9, 'Slow College')], didYouMean: [] });
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(options()).toHaveLength(3);
    expect(screen.queryByText(/Slow/)).toBeNull();
  });

  it('keep the options while the visitor goes on typing, but take none of them for the new text', async () => {
    const { chosen } = show({ isStrict: true });
    await type('ny');
    fireEvent.input(field(), { target: { value: 'nyu' } });
    expect(options()).toHaveLength(3);
    expect([highlighted(), key('Enter'), chosen.options]).toEqual([undefined, false, []]);
  });
});
