import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, industryPath, sectorInfo } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from '.';

const meta = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    hrefs: {
      about: '/aboutus',
      contact: '/contact',
      faq: '/faq',
      products: '/products',
      companies: '/companies',
      pricing: '/pricing',
      widgets: '/widgets',
      developers: '/developers',
      terms: '/terms',
      privacy: '/privacy',
      accessibility: '/accessibility',
    },
    industries: INDUSTRY_PAGE_IDS.map((id) => ({
      name: sectorInfo(INDUSTRY_PAGES[id]).name,
      href: industryPath(id),
    })),
    salesEmail: 'sales@millrace.example',
    socialLinks: [
      { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
      { name: 'YouTube', href: 'https://www.youtube.com/' },
    ],
    languages: { action: '/language', returnTo: '/' },
    year: 2026,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Holds information, social links, the sales address and the copyright [MKT-008, MKT-017, DIFF-015]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const links = {
      'About Us': '/aboutus',
      'Contact Us': '/contact',
      Pricing: '/pricing',
      Widgets: '/widgets',
      Developers: '/developers',
      Terms: '/terms',
      Privacy: '/privacy',
      Accessibility: '/accessibility',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer.getByRole('link', { name: 'sales@millrace.example' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example',
    );
    const industries = within(footer.getByRole('list', { name: 'Industries' }));
    await expect(industries.getAllByRole('link')).toHaveLength(7);
    await expect(industries.getByRole('link', { name: 'UV/EB Curing' })).toHaveAttribute(
      'href',
      '/industry/UV_EB',
    );
    const social = within(footer.getByRole('list', { name: 'Millrace on social media' }));
    await expect(social.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/',
    );
    await expect(footer.getByText('© 2026 Millrace')).toBeVisible();
  },
};

export const WithoutSocialLinks: Story = { args: { socialLinks: [] } };

export const Member: Story = {
  name: 'Members are not led to the industries, as those pages send them to their feed',
  args: { industries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Industries' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toBeVisible();
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
