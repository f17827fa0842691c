import { aBareCompany, aCompany } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyHeader, toCompanyDetails } from '.';

const meta = {
  title: 'Companies/CompanyHeader',
  component: CompanyHeader,
  args: { company: toCompanyDetails(aCompany()), followersHref: '/company/k/followers' },
  argTypes: { company: { control: false } },
} satisfies Meta<typeof CompanyHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows cover, logo, name, country, website, followers, description and address [COMP-001, COMP-005, COMP-009]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.company.name })).toBeVisible();
    await expect(canvas.getByText(/Sweden/)).toBeVisible();
    await expect(canvas.getByText(args.company.description ?? '')).toBeVisible();
    await expect(canvas.getByText(args.company.address ?? '')).toBeVisible();
    const [cover, logo] = canvasElement.querySelectorAll('img');
    await expect(cover?.getAttribute('src')).toMatch(/^\/art\/v2\/optical-fiber\/plate\//);
    await expect(logo).toHaveAttribute('src', args.company.logo ?? '');
    await expect(canvas.getByRole('link', { name: '5 followers' })).toHaveAttribute(
      'href',
      args.followersHref,
    );
    await expect(canvas.queryByRole('button', { name: 'Change logo' })).toBeNull();
    await expect(canvas.queryByText('Verified people')).toBeNull();
  },
};

export const OfficialSite: Story = {
  name: '"View official site" opens in a new tab [COMP-003]',
  args: { company: toCompanyDetails(aCompany({ url: 'kvarnholm.example' })) },
  tags: ['no-visual'], // Looks as Default does: only the address of its link is another.
  play: async ({ canvas }) => {
    const site = canvas.getByRole('link', { name: 'View official site (opens in a new tab)' });
    await expect(site).toHaveTextContent('View official site');
    await expect(site).toHaveAttribute('href', 'http://kvarnholm.example');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site.getAttribute('rel')).toContain('noopener');
  },
};

export const Verified: Story = {
  name: 'Says that it has verified people, where it has [GAP-089]',
  args: { company: toCompanyDetails(aCompany({ verified: true })) },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified people')).toBeVisible();
  },
};

export const Member: Story = {
  name: 'Members change the logo by a camera [COMP-002]',
  args: {
    company: toCompanyDetails(aCompany({ cover: '/art/v1/optical-fiber/plate/my-cover.svg' })),
    onLogoChange: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.company.cover);
    await userEvent.click(canvas.getByRole('button', { name: 'Change logo' }));
    await expect(args.onLogoChange).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = {
  name: 'Draws cover and seal where there is no picture, and says what is unknown [GAP-032]',
  args: { company: toCompanyDetails(aBareCompany({ country: null, country_code: null })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Country unknown')).toBeVisible();
    await expect(canvas.getByText('No description yet.')).toBeVisible();
    const [cover, logo] = canvasElement.querySelectorAll('img');
    await expect(cover?.getAttribute('src')).toMatch(/^\/art\/v2\/none\/plate\//);
    await expect(logo?.getAttribute('src')).toMatch(/^\/art\/v2\/none\/seal\//);
    await expect(canvas.queryByRole('link', { name: /official site/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    company: toCompanyDetails(
      aCompany({
        name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        country: 'Saint Helena, Ascension and Tristan da Cunha',
        country_code: 'SH',
        description: `${'We draw fiber and make what it is drawn from. '.repeat(20)}\n\n${'x'.repeat(120)}`,
      }),
    ),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
