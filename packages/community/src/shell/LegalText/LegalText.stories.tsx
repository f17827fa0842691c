import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accessibilityStatement, LegalText, privacyPolicy, termsOfUse } from '.';

const parties = { brand: 'Millrace', salesEmail: 'sales@millrace.example' };

const meta = {
  title: 'Shell/LegalText',
  component: LegalText,
  args: { document: privacyPolicy(parties) },
} satisfies Meta<typeof LegalText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is kept, and what deleting the account does',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText('Effective November 27, 2026')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await expect(canvas.getByText(/under the name Former member/)).toBeVisible();
    await expect(
      canvas.getByText(/If you unsubscribe from emails that members send, we keep your address/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/From MP4 videos, we remove the location that a device wrote/),
    ).toBeVisible();
  },
};

export const Terms: Story = {
  args: { document: termsOfUse(parties) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    const prohibited = within(canvas.getByRole('region', { name: 'Prohibited use' }));
    await expect(prohibited.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/Questions: sales@millrace.example/)).toBeVisible();
  },
};

export const Accessibility: Story = {
  name: 'Says what is not good enough yet',
  args: { document: accessibilityStatement(parties) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Accessibility statement' })).toBeVisible();
    await expect(canvas.getByText(/^We haven’t tested with people/)).toBeVisible();
  },
};
