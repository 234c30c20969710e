import { renderToString } from 'react-dom/server';
import { createStoredValue } from './stored-value.ts';

it('renders the server value and touches no browser storage on the server', () => {
  const greeting = createStoredValue({ keys: ['greeting'], fallback: 'none', serverValue: 'on the server' });
  const Greeting = () => <p>{greeting.useValue()}</p>;
  expect(renderToString(<Greeting />)).toBe('<p>on the server</p>');
});

it('renders the fallback on the server by default', () => {
  const names = createStoredValue<readonly string[]>({ keys: ['names'], fallback: ['none'] });
  const First = () => <p>{names.useValue(([first]) => first)}</p>;
  expect(renderToString(<First />)).toBe('<p>none</p>');
});
