/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { SERVICE_CATEGORIES } from '../../api/domain/services.ts';
import { replaceLocalFavorites } from '../../entities/favorites/store.ts';
import { Header } from './Header.tsx';
import { authAddress } from '../menu.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(cleanup);

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/discover')}>
      Elsewhere
    </button>
  );
}

function open(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
      <main data-testid="main">
        <button type="button">After</button>
        <Elsewhere />
      </main>
    </MemoryRouter>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const linksOf = (group: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`#menu-${group} a`)].map((a) => [a.textContent, a.getAttribute('href')]);

describe('the menu', () => {
  it('lists its groups and links in order', () => {
    open();
    expect(linksOf('product')).toEqual([
      ['What is Alma', '/alma/about'],
      ['Get Matches', '/alma'],
      ['Rankings', '/rankings'],
      ['Compare', '/compare'],
    ]);
    expect(linksOf('colleges')).toEqual([
      ['Search Colleges', '/discover'],
      ['Public Schools', '/colleges/best-public-colleges'],
      ['Private Schools', '/colleges/best-private-colleges'],
      ['Schools by State', '/colleges/states'],
      ['Community Colleges', '/colleges/best-community-colleges'],
      ['HBCU', '/colleges/best-hbcu-colleges'],
      ['Good for Adults', '/colleges/good-for-adults'],
    ]);
    expect(link('About Us').getAttribute('href')).toBe('/about');
  });

  it('links to each category of services, and to roommates', () => {
    open();
    expect(linksOf('services')).toEqual([
      ['All services', '/services'],
      ...SERVICE_CATEGORIES.map(({ name, slug }) => [name, `/services/${slug}`]),
      ['Roommates', '/roommates'],
    ]);
    expect(linksOf('services')).toHaveLength(15);
  });

  it('marks a category under its short address', () => {
    open('/services/test-prep');
    expect([...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual(['Test prep']);
  });

  it('marks the current page under each of its addresses', () => {
    open('/schools/public');
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Public Schools');
  });
});

describe('my colleges', () => {
  afterEach(() => replaceLocalFavorites([]));
  const counts = () => screen.getAllByRole('link', { name: /^(\d+ saved)? ?My colleges$/ }).map(({ textContent }) => textContent);

  it('counts the colleges of this browser', () => {
    open();
    expect(counts()).toEqual(['My colleges', 'My colleges']);
    act(() => replaceLocalFavorites([4, 5]));
    expect(counts()).toEqual(['2 savedMy colleges', '2 savedMy colleges']);
    expect(screen.getAllByRole('link', { name: /My colleges/ })[0]?.getAttribute('href')).toBe('/my-colleges');
  });
});

describe('by keyboard', () => {
  it('opens with Down, moves with arrow keys, Home and End, and wraps around', () => {
    open();
    button('Colleges').focus();
    press('ArrowDown');
    expect(isOpen('Colleges')).toBe(true);
    expect(document.activeElement).toBe(link('Search Colleges'));
    press('ArrowDown');
    expect(document.activeElement).toBe(link('Public Schools'));
    press('End');
    expect(document.activeElement).toBe(link('Good for Adults'));
    press('ArrowDown');
    expect(document.activeElement).toBe(link('Search Colleges'));
    press('ArrowUp');
    expect(document.activeElement).toBe(link('Good for Adults'));
    press('Home');
    expect(document.activeElement).toBe(link('Search Colleges'));
  });

  it('moves along the bar with Left and Right', () => {
    open();
    button('Colleges').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Services'));
    press('End');
    expect(document.activeElement).toBe(link('About Us'));
    press('ArrowRight');
    expect(document.activeElement).toBe(button('Alma'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(link('About Us'));
    press('Home');
    expect(document.activeElement).toBe(button('Alma'));
  });

  it('closes with Escape and returns the focus', () => {
    open();
    button('Alma').focus();
    press('ArrowDown');
    press('Escape');
    expect(isOpen('Alma')).toBe(false);
    expect(document.activeElement).toBe(button('Alma'));
  });

  it('closes when the focus moves to another group or to the page', () => {
    open();
    button('Colleges').focus();
    press('ArrowDown');
    act(() => button('Services').focus());
    expect(isOpen('Colleges')).toBe(false);

    press('ArrowDown');
    expect(isOpen('Services')).toBe(true);
    expect(document.activeElement).toBe(link('All services'));
    act(() => button('After').focus());
    expect(isOpen('Services')).toBe(false);
  });
});

describe('by pointer', () => {
  it('opens one group at a time and closes by the same button or a press outside', () => {
    open();
    fireEvent.click(button('Colleges'));
    fireEvent.click(button('Services'));
    expect([isOpen('Colleges'), isOpen('Services')]).toEqual([false, true]);
    fireEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(false);
    fireEvent.click(button('Alma'));
    fireEvent.pointerDown(screen.getByTestId('main'));
    expect(isOpen('Alma')).toBe(false);
  });

  it('closes when another page opens', () => {
    open();
    fireEvent.click(button('Menu'));
    fireEvent.click(button('Colleges'));
    fireEvent.click(screen.getByText('Elsewhere'));
    expect([isOpen('Menu'), isOpen('Colleges')]).toEqual([false, false]);
  });
});

describe('on a phone', () => {
  it('makes the page inert while it is open, and keeps a group open that loses the focus', () => {
    open();
    const main = screen.getByTestId('main');
    fireEvent.click(button('Menu'));
    expect(main.inert).toBe(true);
    fireEvent.click(button('Colleges'));
    act(() => button('Services').focus());
    expect(isOpen('Colleges')).toBe(true);

    press('Escape');
    expect([isOpen('Menu'), isOpen('Colleges')]).toEqual([true, false]);
    press('Escape');
    expect(isOpen('Menu')).toBe(false);
    expect(document.activeElement).toBe(button('Menu'));
    expect(main.inert).toBe(false);
  });
});

describe('the sign-in links', () => {
  it('return to the current page with its query', () => {
    open('/discover?state=AL&q=a b');
    const back = `&returnUrl=${encodeURIComponent('/discover?state=AL&q=a b')}`;
    expect(link('Log In').getAttribute('href')).toBe(`/auth?tab=login${back}`);
    expect(link('Sign Up').getAttribute('href')).toBe(`/auth?tab=register${back}`);
  });

  it('keep the return address on the sign-in page itself', () => {
    const search = `?tab=login&returnUrl=${encodeURIComponent('/messages?box=1')}`;
    expect(authAddress('register', { pathname: '/auth', search })).toBe(
      `/auth?tab=register&returnUrl=${encodeURIComponent('/messages?box=1')}`,
    );
    expect(authAddress('login', { pathname: '/auth', search: '' })).toBe('/auth?tab=login');
  });
});
