import { aMe } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import { Button, ButtonLink } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberHeader, toMemberDetails } from '.';

const meta = {
  title: 'Network/MemberHeader',
  component: MemberHeader,
  args: { member: toMemberDetails(aMe({ image: null })) },
} satisfies Meta<typeof MemberHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows name, designation "at" company, and description [ACC-046]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Linnea Ekström' })).toBeVisible();
    await expect(canvas.getByText(/^Process engineer/).closest('p')).toHaveTextContent(
      'Process engineer at Kvarnholm Silica AB',
    );
    await expect(canvas.getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106',
    );
    await expect(canvas.getByText('Deposition and sintering of large preforms.')).toBeVisible();
  },
};

export const Verified: Story = {
  name: 'Says that it is known that the member works there, where it is [GAP-089]',
  args: { member: toMemberDetails(aMe({ image: null, company_verified: true })) },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Process engineer/).closest('p')).toHaveTextContent(
      'Process engineer at Kvarnholm Silica AB Verified',
    );
  },
};

export const Bare: Story = {
  name: 'Leaves out what is not known, and says that nothing is written',
  args: {
    member: toMemberDetails(
      aMe({ designation: null, company: null, company_id: null, desc: null, image: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bio yet.')).toBeVisible();
    await expect(canvas.queryByText(/\bat\b/i)).toBeNull();
  },
};

export const WithoutDesignation: Story = {
  name: 'Names a company that is only typed without a link',
  args: {
    member: toMemberDetails(aMe({ designation: null, company: 'Vermeer Consulting', company_id: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vermeer Consulting').closest('p')).toHaveTextContent(
      'At Vermeer Consulting',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Own: Story = {
  name: 'On one’s own it offers to edit, and speaks to oneself',
  args: {
    member: toMemberDetails(aMe({ desc: null })),
    isOwn: true,
    actions: <ButtonLink href="/profile">Edit profile</ButtonLink>,
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t added a bio yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile');
  },
};

export const OwnFeed: Story = {
  name: 'On one’s own feed the photo can be changed, and the name keeps its room [FEED-005]',
  args: {
    member: toMemberDetails(aMe({ desc: null })),
    isOwn: true,
    photoControl: <Button>Change Photo</Button>,
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Change Photo' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 });
    const name = heading.getBoundingClientRect();
    await expect(control.right <= name.left || control.bottom <= name.top).toBe(true);
    await expect(heading.clientWidth).toBeGreaterThan(200);
  },
};

export const LongText: Story = {
  args: {
    member: toMemberDetails(
      aMe({
        displayName: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili',
        designation: 'Deputy head of the department for deposition, sintering and vitrification processes',
        desc: `${'We draw fiber and make what it is drawn from. '.repeat(30)}\n\n${'x'.repeat(200)}`,
      }),
    ),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
