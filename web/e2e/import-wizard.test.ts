import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** An import in the panel from the files to the run and back, on a site of its own: it locks the whole catalog. */
const visit = startVisits('own', { hasEvents: true });
const AUBURN = 100_858;
const NAME = 'MERGED2030_31_PP.csv';
const CSV = `UNITID,NPT4_PUB\n${AUBURN},31337\n`;

async function signIn(username: string, accountType: string): Promise<void> {
  const form = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...form, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  await visit.site.db('users').where({ id: user.id }).update({ account_type: accountType });
  await visit.context.addInitScript((text) => localStorage.setItem('auth_token', text), token);
}

const netPrice = async () =>
  (await visit.site.db('colleges').where({ ipeds_unit_id: AUBURN }).first<{ net_price_public: number }>('net_price_public'))
    .net_price_public;

const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true });
const press = (name: string | RegExp) => visit.page.getByRole('button', { name }).click();

async function fitsPhone(): Promise<void> {
  await visit.page.setViewportSize({ width: 360, height: 780 });
  await becomes(() => visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
}

async function upload(name: string, text: string): Promise<void> {
  const { page } = visit;
  await visit.open('/admin/data-integration/import');
  await page.getByLabel(/^Choose files/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await press(/^Upload/);
}

it('leads from a file over dry run and apply to a run, survives a reload, and rolls back', async () => {
  const { page } = visit;
  await signIn('wizard_1', 'admin');
  const before = await netPrice();
  await upload(NAME, CSV);
  await heading('What the files are').waitFor();
  await page.getByText(NAME).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone();
  await press('Start the dry run');
  await heading('What will change').waitFor();
  const address = page.url();
  await visit.open(new URL(address).pathname);
  await heading('What will change').waitFor();
  await page.getByText('Auburn University').first().waitFor();
  expect([await violationsOf(page), await netPrice()]).toEqual([[], before]);
  await press('Apply this import');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await heading('The import is applied').waitFor();
  expect([await violationsOf(page), await netPrice()]).toEqual([[], 31_337]);
  await press('Roll back');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('Only a test');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByLabel(/^Reason/).waitFor({ state: 'detached' });
  await becomes(netPrice, before);
}, 120_000);

it('maps a renamed column: the server names a fault at its field, the dry run uses the mapping, and the run keeps it', async () => {
  const { page } = visit;
  await signIn('wizard_4', 'admin');
  const before = await netPrice();
  await upload('MERGED2031_32_PP.csv', `UNITID,NPT4 PUB,PRICE,REMARK\n${AUBURN},30000,31338,x\n`);
  await heading('What the files are').waitFor();
  const select = (column: string) => page.getByLabel(`Read as, for ${column}`, { exact: true });
  expect(await select('NPT4 PUB').inputValue()).toBe('NPT4_PUB');
  await page.getByText('Sure. The names differ only in spaces or signs.').waitFor();
  await page.getByText('Add rules for NPT4 PUB').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone();
  // With the keyboard: the guess is undone, another column takes its place, and one is left out on purpose.
  await select('NPT4 PUB').focus();
  await page.keyboard.press('Home');
  expect(await select('NPT4 PUB').inputValue()).toBe('');
  await select('PRICE').selectOption('NPT4_PUB');
  await select('REMARK').selectOption('Ignored on purpose');
  await page.getByText('Add rules for PRICE').click();
  await page.getByLabel('Texts to read as others').fill('31338 = 31339');
  await press('Start the dry run');
  await heading('What will change').waitFor();
  await page.getByText('INSTITUTION: NPT4_PUB is read from the column PRICE.').waitFor();
  expect([await violationsOf(page), await netPrice()]).toEqual([[], before]);
  await press('Change the choices');
  expect([await select('PRICE').inputValue(), await page.getByText('it is out of date').count()]).toEqual(['NPT4_PUB', 0]);
  await page.getByText(/^Columns that are read by their names/).click();
  await page.getByText('Add rules for UNITID').click();
  await page.getByLabel('Texts that mean not reported').last().fill('x'.repeat(201));
  await page.getByText('it is out of date').waitFor();
  visit.expectFault(/status of 400/);
  await press('Start the dry run');
  await page
    .getByText(/At most 200 characters/)
    .first()
    .waitFor();
  expect(await select('UNITID').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Texts that mean not reported').last().fill('');
  await press('Start the dry run');
  await heading('What will change').waitFor();
  await press('Apply this import');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await heading('The import is applied').waitFor();
  await page.getByText('INSTITUTION: in NPT4_PUB, "31338" is read as "31339".').waitFor();
  expect([await violationsOf(page), await netPrice()]).toEqual([[], 31_339]);
  await upload('MERGED2032_33_PP.csv', `UNITID,PRICE\n${AUBURN},31340\n`);
  await page.getByText(/^What fits of the import of 2031 by wizard_4/).waitFor();
  expect(await select('PRICE').inputValue()).toBe('NPT4_PUB');
}, 120_000);

it('a damaged file ends with a sentence, and a person of staff may only look', async () => {
  const { page } = visit;
  await signIn('wizard_2', 'admin');
  await upload('colors.csv', 'NAME,COLOR\na,red\n');
  await page
    .getByText(/^No file is a table of IPEDS/)
    .first()
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const place = new URL(page.url()).pathname;
  await signIn('wizard_3', 'staff');
  await visit.open(place);
  await page
    .getByText(/^No file is a table of IPEDS/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /Cancel/ }).count()).toBe(0);
  await visit.open('/admin/data-integration/import');
  await page.getByText('Only admins can import files. You can follow the imports of others.').waitFor();
  await page.getByRole('link', { name: /colors\.csv/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
}, 120_000);
