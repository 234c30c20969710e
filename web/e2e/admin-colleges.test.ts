import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Staff change a figure of a college in the panel, and visitors see it. */
const visit = startVisits('panel');
const REASON = 'The college corrected its report';

async function signInAsStaff(): Promise<void> {
  const username = `editor_${Date.now()}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, accountType: 'student' };
  const password = 'a quiet blue teapot';
  const response = await visit.page.request.post(`${visit.site.url}/api/auth/register`, {
    data: { ...person, password, acceptsAgreement: true },
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  await visit.site.db('users').where({ username }).update({ account_type: 'staff' });
  await visit.page.addInitScript(
    ([stored = '', json = '']) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', json);
    },
    [token, JSON.stringify(user)],
  );
}

const overflow = () => visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Checks the page in both modes and three widths. */
async function expectSound(): Promise<void> {
  const { page } = visit;
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 768],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violationsOf(page)).map((one) => `${width} ${colorScheme}: ${one}`));
    if ((await overflow()) > 0) found.push(`${width}: the page is too wide`);
  }
  expect(found).toEqual([]);
}

/** The acceptance rate on the public page, and the reason if staff set it. The server reads a new data version a moment later. */
async function publicRate(): Promise<string> {
  const answer = await visit.page.request.get(`${visit.site.url}/api/colleges/slug/auburn-university`);
  const { college, provenance } = (await answer.json()) as {
    college: { acceptanceRateNum: number };
    provenance: Record<string, { source: string; variable: string }>;
  };
  const { source, variable } = provenance['acceptanceRateNum'] ?? { source: '', variable: '' };
  return `${college.acceptanceRateNum} ${source === 'staff' ? variable : source}`;
}

it('changes an acceptance rate with a reason, shows it on the site, and unlocks it', async () => {
  await signInAsStaff();
  const { page } = visit;
  const stored = await visit.site
    .db('colleges')
    .where({ slug: 'auburn-university' })
    .first<{ rate: number }>('acceptance_rate_num as rate');

  await visit.open('/admin/colleges');
  await page.getByRole('heading', { level: 1, name: 'Colleges' }).waitFor();
  await page.getByRole('textbox', { name: 'Search' }).fill('Auburn University');
  await page
    .getByRole('link', { name: /Auburn University$/ })
    .first()
    .waitFor();
  await expectSound();
  await page
    .getByRole('link', { name: /Auburn University$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Auburn University' }).waitFor();
  await expectSound();

  await page.getByRole('tab', { name: 'Admissions' }).click();
  await page
    .getByText(/^IPEDS ADM/)
    .first()
    .waitFor();
  const rate = page.getByRole('spinbutton', { name: 'Acceptance rate (percent)' });
  await becomes(async () => Number(await rate.inputValue()) / 100, expect.closeTo(stored.rate, 6));
  await rate.fill('41.5');
  await page.getByText('Give a reason below. This value then stays until you unlock it.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Give a reason', { exact: true }).waitFor();
  visit.expectFault(/status of 400/);
  await page.getByRole('textbox', { name: /^Reason/ }).fill(REASON);
  await page.getByRole('button', { name: 'Save' }).click();
  const unlock = page.getByRole('button', { name: /^Unlock \(imported value: .*%\), Acceptance rate$/ });
  await unlock.waitFor();
  await page.getByText(/Locked by editor_\d+ on/).waitFor();
  await expectSound();

  await becomes(publicRate, `0.415 ${REASON}`);
  const shown = await (await visit.newContext()).newPage();
  await shown.goto(`${visit.site.url}/colleges/auburn-university`);
  await shown.getByText('42%').first().waitFor();
  expect(await shown.content()).toContain(REASON);
  await shown.context().close();

  await unlock.click();
  await unlock.waitFor({ state: 'detached' });
  await becomes(async () => Number(await rate.inputValue()) / 100, expect.closeTo(stored.rate, 6));
  await becomes(publicRate, `${stored.rate} ipeds`);

  await page.getByRole('tab', { name: 'Sync' }).click();
  await page.getByText('Last change by an import').waitFor();
  await expectSound();
}, 240_000);

it('changes the net prices of a college in a table', async () => {
  await signInAsStaff();
  const { page } = visit;
  await visit.open('/admin/net-prices');
  await page.getByRole('textbox', { name: 'Search' }).fill('Auburn University');
  await page
    .getByRole('link', { name: /Auburn University$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Net prices of Auburn University' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Net price, income $0 to $30,000' }).fill('12345');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Their own table');
  await expectSound();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Unlock \(imported value: \$0 to \$30,000/ }).click();
  await page.getByText('Their own table').first().waitFor();
}, 120_000);
