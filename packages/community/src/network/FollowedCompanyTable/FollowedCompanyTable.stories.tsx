import { FollowControl } from '@millrace/design-system';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FollowedCompanyTable } from '.';

const company = {
  id: 'a8899a0b',
  name: 'Kvarnholm Silica AB',
  country: 'Sweden',
  sector: 'optical-fiber',
  logo: null,
  since: '2026-09-02T09:30:00.000Z',
} as const;

const rows = [company, { ...company, id: '0c4cc5f9', name: 'Drachenfels Kabel GmbH', country: null }];

const meta = {
  title: 'Network/FollowedCompanyTable',
  component: FollowedCompanyTable,
  args: {
    state: { status: 'ready', rows, total: 2, more: 'idle' },
    renderFollow: ({ name }) => <FollowControl name={name} following onFollowingChange={fn()} />,
    onRetry: fn(),
  },
} satisfies Meta<typeof FollowedCompanyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says where each company is and since when it is followed, and leads to its people',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 companies')).toBeVisible();
    const row = canvas.getByRole('row', { name: /Kvarnholm/ });
    await expect(row).toHaveTextContent('Sweden');
    await expect(within(row).getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      '/company/kvarnholm-silica-ab/a8899a0b',
    );
    await expect(
      within(row).getByRole('link', { name: 'Message Kvarnholm Silica AB', hidden: true }),
    ).toHaveAttribute('href', '/company/kvarnholm-silica-ab/a8899a0b?tab=people');
    await expect(canvas.getByRole('row', { name: /Drachenfels/ })).toHaveTextContent('Country unknown');
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse companies' })).toHaveAttribute(
      'href',
      '/companies',
    );
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        {
          ...company,
          name: 'Vereinigte Kabel- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
          country: 'Saint Helena, Ascension and Tristan da Cunha',
        },
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
