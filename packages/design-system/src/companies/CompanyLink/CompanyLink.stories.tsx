import { aCompanyLink } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyLink, toCompanyStanding } from '.';

const verified = toCompanyStanding(aCompanyLink({ verified: true, proof: 'domain', can_ask: false }));

const meta = {
  title: 'Companies/CompanyLink',
  component: CompanyLink,
  args: { company: { name: 'Kvarnholm Silica AB' }, link: toCompanyStanding(aCompanyLink()), onAsk: fn() },
} satisfies Meta<typeof CompanyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Not verified: says what that keeps one from, and what would show it [GAP-089]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Only verified people can read and answer quote requests/)).toBeVisible();
    await expect(canvas.getByText(/Add an email address at kvarnholm\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByText('Verified')).toBeNull();
    canvas.getByRole('button', { name: 'Ask a moderator' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const ByDomain: Story = {
  name: 'Verified by an address of the website’s domain [GAP-089]',
  args: { link: verified },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText(/your email address belongs to the company’s website/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Quote requests' })).toHaveAttribute(
      'href',
      '/quotes?box=received',
    );
    await expect(canvas.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/analytics');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ByModerator: Story = {
  name: 'Verified by a moderator',
  args: { link: { ...verified, proof: 'moderator' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A moderator verified you/)).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'A moderator is asked',
  args: { link: toCompanyStanding(aCompanyLink({ waiting: true, can_ask: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A moderator is reviewing your request/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Objected: Story = {
  name: 'Somebody objects, who is not named [GAP-089]',
  args: { link: toCompanyStanding(aCompanyLink({ objected: true, listed: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/You aren’t listed until then\.$/);
  },
};

export const Ended: Story = {
  name: 'A moderator has ended it',
  args: { link: toCompanyStanding(aCompanyLink({ linked: false, listed: false, ended: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A moderator ended your link to this company.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask a moderator' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { company: { name: 'Wolfeschlegelsteinhausenbergerdorff Maschinenfabrik und Eisengiesserei GmbH' } },
  tags: ['phone'],
  play: fitsItsPlace,
};
