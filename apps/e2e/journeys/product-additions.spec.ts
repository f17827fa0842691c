import { expect, test } from '@playwright/test';
import { accounts, preform, solarCell } from '../demo';
import { ask, metaOf } from '../served';
import { hydrated, signInAs } from '../sign-in';

test('a member of another company adds a raw material with its suppliers, invites, creates a company, and edits no product [PROD-005, PROD-006, PROD-019, PROD-043, PROD-049, PAGE-019, PAGE-035]', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const name = `Fluorine gas ${Date.now()}`;

  await test.step('a raw material that is created stands in the table, and has a page', async () => {
    await page.goto(`${preform.path}?tab=materials`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add Raw Materials' }).click();
    await page.getByRole('button', { name: 'Not on the list? Create A Product' }).click();
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
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Nobody has described it.
    const { html } = await ask(new URL(page.url()).pathname);
    expect(metaOf(html, 'description')).toBe(
      `${name} on Millrace: suppliers, materials, applications and updates from the manufacturing community.`,
    );
  });

  await test.step('suppliers are added to it, one from the list and a new one', async () => {
    await expect(page.getByText('So far, no suppliers have been found')).toBeVisible();
    await page.getByRole('button', { name: 'Add Suppliers' }).click();
    const add = page.getByRole('dialog', { name: `Add suppliers of ${name}` });
    await add.getByRole('combobox', { name: 'Company' }).fill('kvarn');
    await page.getByRole('option', { name: /Kvarnholm Silica AB/ }).click();
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Successfully added suppliers !').first()).toBeVisible();
    await expect(add).toBeHidden();
    const suppliers = page.getByRole('grid', { name: `Suppliers of ${name}` });
    await expect(suppliers.getByRole('link', { name: 'Kvarnholm Silica AB', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Add Suppliers' }).click();
    await add.getByRole('button', { name: 'Not on the list? Create A Supplier' }).click();
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

  await test.step('the invite view and the followers lead back to the product', async () => {
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

  await test.step('the three dots have "Create Company" but no "Edit Product"', async () => {
    await hydrated(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Compare', 'Create Company', 'Flag a duplicate']);
    await page.getByRole('menuitem', { name: 'Create Company' }).click();
    const create = page.getByRole('dialog', { name: 'Create Company' });
    await create.getByLabel(/^Name/).fill(`Journey Works ${Date.now()}`);
    await create.getByRole('combobox', { name: /^Country/ }).fill('Norway');
    await create.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully added company !').first()).toBeVisible();
    await expect(create).toBeHidden();
  });

  await test.step('the list of all products offers to add one, and to change none', async () => {
    await page.goto('/products');
    await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Update / })).toHaveCount(0);
  });
});

test('a member of the configured company edits a product, which changes what its page says [PROD-006, DIFF-004]', async ({
  page,
}) => {
  await signInAs(page, accounts.platinum);
  await page.goto('/products');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Update' })).toBeVisible();
  await page.goto(solarCell.path);
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
