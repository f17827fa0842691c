import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { hydrated, signIn } from '../sign-in';

test('a guest is led to the login by every control that adds, and has no menu', async ({ page }) => {
  await page.goto(preform.path);
  await hydrated(page);
  for (const name of ['Add Suppliers', 'Add Raw Materials', 'Add Applications', 'Add Customer']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /login=true/);
  }
  await expect(page.getByRole('button', { name: 'Add a picture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite More' })).toHaveCount(0);
  await page.goto(`${preform.path}/invite`);
  await expect(page.getByText('Please login to view this page')).toBeVisible();
});

test('a member creates a raw material, finds it in the table, and adds suppliers to it, a new one too [PROD-043, PROD-049]', async ({
  page,
}) => {
  await page.goto(`${preform.path}?tab=materials`);
  await hydrated(page);
  await signIn(page, accounts.premium);
  const name = `Fluorine gas ${Date.now()}`;
  await page.getByRole('button', { name: 'Add Raw Materials' }).click();
  await page.getByRole('button', { name: 'Not in the list? Create A Product' }).click();
  const create = page.getByRole('dialog', { name: 'Create A Product' });
  await create.getByLabel('Name').fill(name);
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(
    create.getByText('Raw material added successfully. Please close this dialog box'),
  ).toBeVisible();
  await expect(create).toBeHidden();
  const row = page.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Load more raw materials and equipment' });
    if (!(await row.isVisible()) && (await more.isVisible())) await more.click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.click();

  await expect(page.getByText('So far, no suppliers have been found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Suppliers' }).click();
  const add = page.getByRole('dialog', { name: `Add suppliers of ${name}` });
  await add.getByRole('combobox', { name: 'Company' }).fill('kvarn');
  await page.getByRole('option', { name: /Kvarnholm Silica AB/ }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Successfully added suppliers !').first()).toBeVisible();
  await expect(add).toBeHidden();
  const suppliers = page.getByRole('table', { name: `Suppliers of ${name}` });
  await expect(suppliers.getByRole('link', { name: 'Kvarnholm Silica AB' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Suppliers' }).click();
  await add.getByRole('button', { name: 'Not in the list? Create A Supplier' }).click();
  await expect(add).toBeHidden();
  const supplier = page.getByRole('dialog', { name: 'Create A Supplier' });
  const company = `Journey Fluorine ${Date.now()}`;
  await supplier.getByLabel(/^Name/).fill(` ${company} `);
  const country = supplier.getByRole('combobox', { name: /^Country/ });
  // The list may close while the dialog before is still giving the focus back.
  await expect(async () => {
    await country.fill('');
    await country.fill('norw');
    await page.getByRole('option', { name: /Norway/ }).click({ timeout: 3000 });
  }).toPass();
  await supplier.getByRole('button', { name: 'Save' }).click();
  await expect(supplier.getByText('Company created successfully.')).toBeVisible();
  await expect(supplier).toBeHidden();
  await expect(suppliers.getByRole('link', { name: company })).toBeVisible();
});

test.describe('the three dots of a product', () => {
  test('have "Create Company" but no "Edit Product" for a member of another company [PROD-005, PROD-006]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    await signIn(page, accounts.premium);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Create Company', 'Flag a duplicate']);
    await page.getByRole('menuitem', { name: 'Create Company' }).click();
    const create = page.getByRole('dialog', { name: 'Create Company' });
    await create.getByLabel(/^Name/).fill(`Journey Works ${Date.now()}`);
    await create.getByRole('combobox', { name: /^Country/ }).fill('Norway');
    await create.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully added company !').first()).toBeVisible();
    await expect(create).toBeHidden();
  });

  test('have "Edit Product" for users of the configured company, which changes what the page says [PROD-006, DIFF-004]', async ({
    page,
  }) => {
    await page.goto(preform.path);
    await hydrated(page);
    await signIn(page, accounts.platinum);
    await page.goto('/product/7573c92e-c684-589c-ada7-99073e208c12');
    await hydrated(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit Product' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Product' });
    const said = `Cells with a tunnel oxide, checked ${Date.now()}.`;
    await edit.getByLabel('Description').fill(said);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Product updated!')).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
  });
});

test('the invite view leads back to the product, and other views too [PAGE-019, PROD-019]', async ({
  page,
}) => {
  await page.goto(preform.path);
  await hydrated(page);
  await signIn(page, accounts.premium);
  await page.goto(`${preform.path}/invite`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeVisible();
  await page.getByRole('link', { name: `Back to ${preform.name}` }).click();
  await expect(page).toHaveURL(preform.path);
  await page.goto(`${preform.path}/followers`);
  await expect(page.getByRole('link', { name: `Back to ${preform.name}` })).toBeVisible();
  await page.goto(`${preform.path}/productDetails`);
  await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
});

test('a guest asks for a quote, and is told that it was sent', async ({ page }) => {
  await page.goto(preform.path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  const dialog = page.getByRole('dialog', { name: `Request a quote of ${preform.name}` });
  await dialog.getByLabel('First Name').fill('Ines');
  await dialog.getByLabel('Email').fill('ines@kabel.example');
  await dialog.getByLabel('Quantity').fill('2.5');
  await dialog.getByLabel('Unit').fill('t');
  await dialog.getByLabel('Needed by').fill('2027-03-01');
  await dialog.getByLabel('Delivery country').selectOption('Sweden');
  await dialog.getByLabel('Message').fill(`Preforms of 120 mm, ${Date.now()}.`);
  await dialog.getByRole('button', { name: 'Request Quote' }).click();
  await expect(dialog.getByText('Your request was sent. You are answered by e-mail.')).toBeVisible();
});

test('anyone views all products; only those who may change them are offered to', async ({ page }) => {
  await page.goto('/products');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Follow / }).first()).toHaveAttribute('href', /login=true/);
  await expect(page.getByRole('button', { name: /^(Update|Delete|Add Product)/ })).toHaveCount(0);
  await signIn(page, accounts.premium);
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Update / })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/products');
  await hydrated(page);
  await signIn(page, accounts.platinum);
  await expect(page.getByRole('button', { name: /^Update / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
});
