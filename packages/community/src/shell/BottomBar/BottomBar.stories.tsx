import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomBar } from '.';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  parameters: { docs: { story: { inline: false, height: '200px' } }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { account: 'guest', signInHref: '?login=true', currentPath: '/' },
  decorators: [
    (Story) => (
      <>
        <main style={{ blockSize: '60vh', padding: 16 }}>
          <p>What the page is about.</p>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const isPhone = (canvas: HTMLElement) => canvas.clientWidth <= 767;

export const Default: Story = {
  name: 'Offers guests "Sign Up" and "Log In"',
  tags: ['phone-only', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone(canvasElement)) {
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
      return;
    }
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sign Up', '/signup'],
      ['Log In', '?login=true'],
    ]);
  },
};

export const OnSignUp: Story = {
  name: 'Leaves the one filled button to the form of the sign-up page',
  tags: ['phone-only'],
  args: { currentPath: '/signup' },
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone(canvasElement)) return;
    const [signUp, signIn] = canvas.getAllByRole('link');
    await expect(signUp).toHaveAttribute('aria-current', 'page');
    await expect(signUp?.className).toBe(signIn?.className);
  },
};

export const Member: Story = {
  name: 'Leads members to their sections, and marks the one that is open',
  tags: ['phone-only', 'rtl', 'forced-colors'],
  args: { account: 'member', currentPath: '/networkFeed/global' },
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone(canvasElement)) return;
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Network Feed', '/networkFeed/global'],
      ['Notifications', '/notifications'],
      ['My Products', '/myproduct'],
      ['Message', '/message'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Network Feed');
  },
};

export const Unread: Story = {
  name: 'Marks sections in which something is unread [NAV-002]',
  tags: ['phone-only', 'forced-colors'],
  args: { account: 'member', currentPath: '/networkFeed/global', unread: ['messages'] },
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone(canvasElement)) return;
    await expect(canvas.getByRole('link', { name: 'Message Unread' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Products' })).toBeVisible();
  },
};

export const SomePlaces: Story = {
  name: 'Leaves out sections that the installation lacks',
  tags: ['phone-only'],
  args: { account: 'member', currentPath: '/myproduct', places: ['myProducts', 'networkFeed'] },
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone(canvasElement)) return;
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Network Feed', 'My Products']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Products');
  },
};

export const LongText: Story = {
  args: { account: 'member', currentPath: '/message' },
  globals: { locale: 'pseudo' },
  tags: ['phone-only'],
  play: fitsItsPlace,
};
