/** @jest-environment jsdom */
import { renderPage } from '../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aService } from '../../../../src/domain/services/service.fixture.ts';
import type { StateCode } from '../../api/domain/colleges.ts';
import type { Service, ServiceList as List } from '../../api/domain/services.ts';
import { privateAnswers, savePrivateAnswers } from '../../entities/match/private-answers.ts';
import { ServiceList } from './category/ServiceList.tsx';
import { FoundServices } from './home/FoundServices.tsx';
import { OwnStateServices } from './home/OwnStateServices.tsx';
import { servicesQuery } from './services.queries.ts';

beforeEach(() => savePrivateAnswers({}));
afterEach(cleanup);

const STATES: StateCode[] = ['AL', 'CA', 'NY', 'OH', 'TX'];
const shown = (values: Partial<Service>): Service => ({
  ...aService(),
  category: 'financial-aid-guide',
  features: [],
  formats: ['online'],
  reviewCount: 0,
  ...values,
});
const agency = (state: StateCode, at: number): Service => shown({ id: 10 + at, slug: `of-${at}`, name: `Agency of ${state}`, state });
const FOR_ALL = [shown({ id: 1, name: 'First for all' }), shown({ id: 2, name: 'Second for all' })];
const listOf = (items: Service[]): List => ({
  items,
  total: items.length,
  page: 1,
  perPage: 96,
  facets: { price: [], how: [], feature: [] },
});
const FULL = listOf([...FOR_ALL, ...STATES.map(agency)]);

const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const show = (list: List) => renderPage(<ServiceList query={{ category: 'financial-aid-guide' }} list={list} compared={[]} />);
const linked = () =>
  [...(screen.queryByRole('region', { name: 'The agency of your state' })?.querySelectorAll('a') ?? [])].map((a) => a.textContent);

const own = (place: string) => screen.queryByRole('region', { name: `For residents of ${place}` })?.querySelector('a')?.textContent;

it('names the services of the home state above the list', () => {
  show(FULL);
  expect(screen.queryByRole('region', { name: /For residents/ })).toBeNull();
  act(() => savePrivateAnswers({ homeState: 'OH' }));
  expect([own('Ohio'), cards(), linked()]).toEqual([
    'Agency of OH',
    ['First for all', 'Second for all'],
    ['Alabama', 'California', 'New York', 'Ohio', 'Texas'],
  ]);
});

it('reorders the few that filters leave', () => {
  savePrivateAnswers({ homeState: 'CA' });
  show(listOf([...FOR_ALL, ...STATES.slice(0, 2).map(agency)]));
  expect(cards()).toEqual(['Agency of CA', 'First for all', 'Second for all', 'Agency of AL']);
  expect([linked(), screen.queryByRole('combobox')]).toEqual([[], null]);
});

it('takes the state on the page, and keeps the other answers of the tab', () => {
  savePrivateAnswers({ sat: 1200 });
  show(FULL);
  fireEvent.change(screen.getByLabelText('The state you live in (optional)'), { target: { value: 'TX' } });
  expect(own('Texas')).toBe('Agency of TX');
  expect(privateAnswers()).toEqual({ sat: 1200, homeState: 'TX' });
});

it('does not change a list without a service of the home state', () => {
  savePrivateAnswers({ homeState: 'WY' });
  show(FULL);
  expect([cards(), screen.queryByRole('region', { name: /For residents/ })]).toEqual([['First for all', 'Second for all'], null]);
});

it('shows the service of the state first among the results of a search', () => {
  savePrivateAnswers({ homeState: 'NY' });
  renderPage(<FoundServices query={{ q: 'aid' }} />, {
    seed: ({ api, queries }) => queries.setQueryData(servicesQuery(api, { q: 'aid' }).queryKey, FULL),
  });
  expect(cards().slice(0, 2)).toEqual(['Agency of NY', 'First for all']);
});

it('shows only the services of the state above the areas', async () => {
  const { calls } = renderPage(<OwnStateServices homeState="DC" />, {
    answers: { 'services.related': () => [agency('DC', 1), ...FOR_ALL] },
  });
  const box = await screen.findByRole('region', { name: 'For residents of the District of Columbia' });
  expect([...box.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Agency of DC']);
  expect(calls.map(({ query }) => query)).toEqual([{ state: 'DC' }]);
});
