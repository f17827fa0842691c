import { searchHits } from '@millrace/api-mocks';
import { SiteSearch, toSearchHit } from '@millrace/design-system';
import { communities, fitsItsPlace } from '@millrace/story-kit';
import { scheduleWrite } from '@millrace/ui/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Masthead } from '.';

/** Prevents navigation, so that a link does no more than call its handlers. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

const meta = {
  title: 'Shell/Masthead',
  component: Masthead,
  parameters: { docs: { story: { inline: false, height: '420px' } }, layout: 'fullscreen' },
  args: {
    viewer: null,
    homeHref: '/',
    signInHref: '?login=true',
    currentPath: '/',
    blogHref: 'https://journal.example/',
    communities,
    linkedinHref: 'https://api.millrace.example/auth/linkedin',
    logoutHref: 'https://api.millrace.example/auth/logout',
    search: (
      <SiteSearch
        text=""
        onTextChange={fn()}
        category="products"
        onCategoryChange={fn()}
        hits={searchHits(4).map(toSearchHit)}
        status="idle"
        onSelect={fn()}
        onSubmit={fn()}
      />
    ),
  },
  argTypes: { search: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ blockSize: '120vh', padding: 32 }}>
          <p>What the page is about.</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the layout for the width of the window. */
const mastheadWidth = (canvas: HTMLElement) =>
  canvas.clientWidth >= 1200 ? 'wide' : canvas.clientWidth >= 768 ? 'medium' : 'phone';

export const Default: Story = {
  name: 'Leads guests to Home, Blog, Communities, About, Sign In and Join Now [NAV-010]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Millrace, home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText('Logout')).not.toBeInTheDocument();
    const width = mastheadWidth(canvasElement);
    if (width !== 'phone') {
      await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '?login=true');
      await expect(canvas.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    }
    if (width !== 'wide') return;
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      'https://journal.example/',
    );
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/aboutus');
    await expect(canvas.getByText('Communities')).toBeVisible();
  },
};

export const Communities: Story = {
  name: '"Communities" opens eight links, each to the product of its sector [NAV-011]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (mastheadWidth(canvasElement) !== 'wide') return;
    await userEvent.click(canvas.getByText('Communities'));
    const list = canvasElement.querySelector<HTMLElement>('details[open]');
    if (!list) throw new Error('The menu is not open.');
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Optical Fiber',
      'PhotoVoltaic',
      'UV/EB Curing',
      'Lithium-Ion',
      'Additive Manufacturing',
      'Carbon Fiber',
      'Semiconductor',
      'Green Hydrogen',
    ]);
    await expect(links[2]).toHaveAttribute('href', '/product/heart-of-uv-eb-curing');
  },
};

export const MenuCloses: Story = {
  name: 'A menu closes on Escape, on a press outside, when the focus leaves, and when a link is followed',
  args: { viewer: { id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', stay);
    const trigger = canvas.getByLabelText('Menu of Ines Hallberg');
    const isOpen = () => trigger.closest('details')?.open;
    await userEvent.click(trigger);
    await expect(isOpen()).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.click(canvas.getByText('What the page is about.'));
    await expect(isOpen()).toBe(false);

    await userEvent.click(trigger);
    for (let stop = 0; stop < 11; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Millrace, home' }).focus();
    await expect(isOpen()).toBe(false);

    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('link', { name: 'Contact Us' }));
    await expect(isOpen()).toBe(false);
  },
};

export const SigningOut: Story = {
  name: 'Logout leaves nothing in the browser of what was typed, searched and not sent yet',
  args: { viewer: { id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null } },
  tags: ['no-visual'], // Ends like any page of a member.
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', stay);
    localStorage.setItem('millrace.recent-searches.linnea', '[{"text":"silane","category":"products"}]');
    localStorage.setItem('millrace.outbox.linnea.1', '{"message":"Week 39 suits us."}');
    localStorage.setItem('event:linnea:new', '{"name":"A draft of former days"}');
    localStorage.setItem('of-another-program', 'stays');
    sessionStorage.setItem('millrace.post.linnea.global', '{"text":"Not for all yet"}');
    sessionStorage.setItem('millrace:onboarding:linnea:personal', '{"phone":"+46 8 1"}');
    sessionStorage.setItem('millrace:inquiry-shown', 'done');
    const opening = indexedDB.open('millrace.outbox', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    await userEvent.click(canvas.getByLabelText('Menu of Ines Hallberg'));
    await userEvent.click(canvas.getByRole('link', { name: 'My Profile' }));
    await expect(localStorage.getItem('millrace.outbox.linnea.1')).not.toBeNull();
    await userEvent.click(canvas.getByLabelText('Menu of Ines Hallberg'));
    scheduleWrite('millrace.draft', () => localStorage.setItem('millrace.draft', '{}'));
    await userEvent.click(canvas.getByRole('link', { name: 'Logout' }));
    const ours = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith('millrace'));
    // A pending write of a draft is cancelled too.
    dispatchEvent(new Event('pagehide'));
    await expect(ours(localStorage)).toEqual([]);
    await expect(localStorage.getItem('event:linnea:new')).toBeNull();
    await expect(ours(sessionStorage)).toEqual(['millrace:inquiry-shown']);
    await expect(localStorage.getItem('of-another-program')).toBe('stays');
    await waitFor(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      await expect(names).not.toContain('millrace.outbox');
    });
    localStorage.removeItem('of-another-program');
    sessionStorage.removeItem('millrace:inquiry-shown');
  },
};

export const SignedIn: Story = {
  name: 'The picture of a member opens "My Profile", quotes, analytics, plans, "About Us", "Contact Us" and "Logout" [NAV-004]',
  args: { viewer: { id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null } },
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /unread/ })).not.toBeInTheDocument();
    const trigger = canvas.getByLabelText('Menu of Ines Hallberg');
    await expect(trigger.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'IH');
    await userEvent.click(trigger);
    await expect(canvas.getByText('Signed in as Ines Hallberg')).toBeVisible();
    const links = within(trigger.closest('details') ?? trigger).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Profile', '/profile'],
      ['Settings', '/settings'],
      ['Products', '/products'],
      ['Companies', '/companies'],
      ['Events', '/event-list'],
      ['Quotes', '/quotes'],
      ['Analytics', '/analytics'],
      ['Plans', '/plans'],
      ['About Us', '/aboutus'],
      ['Contact Us', '/contact'],
      ['Logout', 'https://api.millrace.example/auth/logout'],
    ]);
  },
};

export const UnreadMessages: Story = {
  name: 'The messages icon has a dot while something is unread, said to those who listen as well [NAV-002]',
  args: {
    viewer: { id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null },
    hasUnreadMessages: true,
    currentPath: '/message',
  },
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    if (mastheadWidth(canvasElement) === 'phone') return;
    const link = canvas.getByRole('link', { name: 'Messages, unread' });
    await expect(link).toHaveAttribute('href', '/message');
    await expect(link).toHaveAttribute('aria-current', 'page');
    const dot = link.lastElementChild?.getBoundingClientRect();
    await expect(dot?.width).toBeGreaterThan(5);
  },
};

export const ShownName: Story = {
  name: 'Shows the first two words of the name alone [ACC-057]',
  args: {
    viewer: {
      id: 'linnea',
      displayName: 'Anna Maria Luise von Hohenstein',
      image: null,
      linkedinImage: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu of Anna Maria', { exact: true }));
    await expect(canvas.getByText('Signed in as Anna Maria')).toBeVisible();
    await expect(canvas.queryByText(/Luise/)).not.toBeInTheDocument();
  },
};

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`)}`;

export const UploadedPicture: Story = {
  name: 'Shows the uploaded picture before that of LinkedIn [GAP-031]',
  args: {
    viewer: {
      id: 'linnea',
      displayName: 'Ines Hallberg',
      image: drawn('teal'),
      linkedinImage: drawn('navy'),
    },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByLabelText('Menu of Ines Hallberg').querySelector('img');
    await expect(picture).toHaveAttribute('src', drawn('teal'));
  },
};

export const LinkedinPicture: Story = {
  name: 'Without an uploaded picture, shows that of LinkedIn [GAP-031]',
  args: { viewer: { id: 'linnea', displayName: 'Jan Roth', image: null, linkedinImage: drawn('navy') } },
  play: async ({ canvas }) => {
    const picture = canvas.getByLabelText('Menu of Jan Roth').querySelector('img');
    await expect(picture).toHaveAttribute('src', drawn('navy'));
  },
};

export const FirstInitial: Story = {
  name: 'Without any picture, shows the initials [GAP-031]',
  args: { viewer: { id: 'linnea', displayName: 'kenji mori', image: null, linkedinImage: null } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByLabelText('Menu of kenji mori');
    await expect(trigger.querySelector('img')).toBeNull();
    await expect(trigger.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'KM');
  },
};

export const SideMenu: Story = {
  name: 'Where it is narrow, guests have a side menu with the places and a sign-in link for LinkedIn [NAV-006]',
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (mastheadWidth(canvasElement) === 'wide') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Sign in with LinkedIn' })).toHaveAttribute(
      'href',
      'https://api.millrace.example/auth/linkedin',
    );
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeInTheDocument();
    await expect(within(menu.getByRole('list', { name: 'Communities' })).getAllByRole('link')).toHaveLength(
      8,
    );
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '?login=true');
  },
};

export const WithoutBlog: Story = {
  name: 'Leaves out what the installation has not: a blog, LinkedIn',
  args: { blogHref: undefined, linkedinHref: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
    if (mastheadWidth(canvasElement) === 'wide') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.queryByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument();
  },
};

export const SkipsToContent: Story = {
  name: 'The first stop of the keyboard skips to the content',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

export const LongText: Story = {
  args: {
    viewer: {
      id: 'linnea',
      displayName: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
      image: null,
      linkedinImage: null,
    },
  },
  globals: { locale: 'pseudo' },
  tags: ['phone'],
  play: fitsItsPlace,
};

export const Phone: Story = {
  name: 'Phone: one line; the search box opens below it, and closes when it is left',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (canvasElement.clientWidth > 767) return;
    const masthead = canvasElement.querySelector('[data-component="Masthead"]');
    await expect(masthead?.getBoundingClientRect().height).toBe(58);
    const box = { name: 'Search products and companies' };
    await expect(canvas.queryByRole('combobox', box)).not.toBeInTheDocument();

    const toggle = canvas.getByRole('link', { name: 'Search' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const input = canvas.getByRole('combobox', box);
    await expect(input).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(masthead?.getBoundingClientRect().height).toBe(58);

    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole('combobox', box)).not.toBeInTheDocument();

    await userEvent.click(toggle);
    canvas.getByRole('combobox', box).blur();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PhoneSearching: Story = {
  name: 'Phone: the search box is open',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (canvasElement.clientWidth > 767) return;
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
    await expect(canvas.getByRole('combobox', { name: 'Search products and companies' })).toBeVisible();
  },
};

export const PhoneSignedIn: Story = {
  tags: ['phone-only'],
  name: 'Phone: the picture leads to one’s own feed, and the menu opens beside it [NAV-003]',
  args: { viewer: { id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('link', { name: 'Your feed' });
    await expect(picture).toHaveAttribute('href', '/networkFeed/user/linnea');
    await expect(picture.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'IH');
    await userEvent.click(canvas.getByLabelText('Menu of Ines Hallberg'));
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toBeVisible();
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
