import { aLimitedPotentialCustomer, aPotentialCustomer, potentialCustomers } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AddLinkControl } from '../AddLinkDialog';
import { PotentialCustomerTable } from '.';

const meta = {
  title: 'Catalogue/PotentialCustomerTable',
  component: PotentialCustomerTable,
  args: {
    product: { name: 'Preform silica glass' },
    state: { status: 'ready', rows: potentialCustomers(4), total: 8, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
    number: 4,
  },
} satisfies Meta<typeof PotentialCustomerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Potential Customers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more potential customers' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It looks like there are no customer of this product')).toBeVisible();
  },
};

export const EmptyForMembers: Story = {
  name: 'Empty: says so, with a button that adds the first [PROD-038]',
  args: {
    state: { status: 'empty' },
    addControl: (
      <AddLinkControl
        kind="customers"
        product={{ id: 'p1', name: 'Preform silica glass' }}
        signInHref="?login=true"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It looks like there are no customer of this product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Customer' })).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const WhatARowTells: Story = {
  name: 'Tells the company and how many applications it supplies [PROD-035]',
  args: {
    state: {
      status: 'ready',
      rows: [
        aPotentialCustomer({
          company_name: 'Aurelia Cavi Ottici S.p.A.',
          supp: 5,
          country: 'Italy',
          country_code: 'IT',
        }),
        aPotentialCustomer({ company_id: 'b', company_name: 'Drachenfels Kabel GmbH', supp: 1 }),
      ],
      total: 2,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Aurelia/ });
    const link = within(row).getByRole('link', { name: 'Aurelia Cavi Ottici S.p.A.' });
    await expect(link.getAttribute('href')).toMatch(/^\/company\/aurelia-cavi-ottici-spa\//);
    await expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent('5 applications');
    await expect(canvas.getByRole('row', { name: /Drachenfels/ })).toHaveTextContent('1 application');
    // Without room for columns, the unit is beside the number instead.
    const head = { name: 'Applications supplied', hidden: true };
    await expect(canvas.getByRole('columnheader', head)).toBeInTheDocument();
  },
};

const people = ['Beatrice', 'Lorenzo', 'Matteo', 'Nadia', 'Ottavia'].map((firstName) => ({
  firstName,
  image: `/art/v1/none/seal/${firstName.toLowerCase()}.svg`,
}));

export const AtMostThreeAvatars: Story = {
  name: 'Shows at most three avatars of contacts in a row [PROD-036]',
  args: {
    state: {
      status: 'ready',
      rows: [
        aPotentialCustomer({ company_name: 'Five contacts', contactsDetails: people }),
        aPotentialCustomer({
          company_id: 'b',
          company_name: 'Two contacts',
          contactsDetails: people.slice(0, 2),
        }),
        aPotentialCustomer({ company_id: 'c', company_name: 'No contacts', contactsDetails: [] }),
      ],
      total: 3,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const findAvatars = (name: string) =>
      canvas.getByRole('row', { name: new RegExp(name) }).querySelectorAll('[data-component="Avatar"]')
        .length;
    await expect(findAvatars('Five contacts')).toBe(3);
    await expect(findAvatars('Two contacts')).toBe(2);
    await expect(findAvatars('No contacts')).toBe(0);
  },
};

export const ForGuests: Story = {
  name: 'Leads guests to the login, from every row and from Load More [PROD-037]',
  args: {
    signInHref: '?login=true',
    limited: 'sign_in',
    state: { status: 'ready', rows: [aLimitedPotentialCustomer()], total: 8, more: 'idle' },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\?login=true&reason=/));
    }
    await expect(
      canvas.queryByRole('columnheader', { name: /^(Contacts|Applications supplied)$/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('note')).toHaveTextContent('Contacts and counts are for members');
  },
};

export const LimitedByPlan: Story = {
  name: 'Lists every name where the plan withholds counts and contacts, and says so [GAP-076]',
  args: {
    limited: 'plan',
    state: {
      status: 'ready',
      rows: potentialCustomers(6).map((row, index) =>
        index < 4 ? row : { ...row, supp: null, contactsDetails: [], limited: true },
      ),
      total: 6,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table')).getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getAllByText('Not shown')).toHaveLength(4);
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        aPotentialCustomer({
          company_name: 'Vereinigte Kabel- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
          country: 'Saint Helena, Ascension and Tristan da Cunha',
          country_code: 'SH',
          supp: 1_234,
        }),
        aPotentialCustomer({
          company_id: 'x',
          company_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        }),
      ],
      total: 2,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
