import { aCompany } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyFacts } from '.';

const meta = {
  title: 'Companies/CompanyFacts',
  component: CompanyFacts,
  args: {
    company: aCompany({
      type: 'manufacturer',
      sectors: ['optical-fiber', 'semiconductor'],
      url: 'https://kvarnholm.example',
      verified_people: 3,
      facts: {
        sites: [
          {
            kind: 'headquarters',
            address: 'Bruksgatan 14, Nässjö',
            country_code: 'SE',
            latitude: 57.65,
            longitude: 14.69,
          },
          {
            kind: 'plant',
            address: 'Industrigatan 2, Eksjö',
            country_code: 'SE',
            latitude: null,
            longitude: null,
          },
        ],
        size: '50-249',
        founded: 1968,
        languages: ['sv', 'en'],
        certificates: [
          {
            scheme: 'iso-9001',
            number: 'SE-1234',
            issuer: 'RISE',
            valid_until: '2027-05-31',
            document: 'https://kvarnholm.example/iso.pdf',
          },
          { scheme: 'iso-14001', number: null, issuer: null, valid_until: '2025-05-31', document: null },
          { scheme: 'reach', number: null, issuer: null, valid_until: null, document: null },
        ],
        lei: '529900T8BM49AURSDO55',
        vat: 'SE556012345601',
        duns: null,
        os_id: null,
      },
    }),
    products: 11,
    today: '2026-11-30',
    tabHref: (tab) => `#${tab}`,
  },
} satisfies Meta<typeof CompanyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what kind of company it is, and leads to its sectors, products, people and website',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manufacturer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Optical Fiber' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '11 products' })).toHaveAttribute('href', '#products');
    await expect(canvas.getByRole('link', { name: 'ISO 9001, until May 31, 2027' })).toHaveAttribute(
      'href',
      'https://kvarnholm.example/iso.pdf',
    );
    await expect(canvas.getByText('ISO 14001, ended May 31, 2025')).toBeVisible();
    await expect(canvas.getByText('REACH statement')).toBeVisible();
    await expect(canvas.getByText('Headquarters: Bruksgatan 14, Nässjö, Sweden')).toBeVisible();
    await expect(canvas.getByText('Swedish, English')).toBeVisible();
    await expect(canvas.getByText('529900T8BM49AURSDO55')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Shows nothing where nothing is known',
  tags: ['no-visual'], // It is empty.
  args: {
    company: { type: null, sectors: [], url: null, verified_people: 0 },
    products: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dt')).toBeNull();
  },
};
