import type { Notification, NotificationType } from '@millrace/api-client';
import { aNotification, notifications } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NotificationEnd, NotificationList, toNotification } from '.';

const rows = notifications(10).map(toNotification);

const meta = {
  title: 'Notifications/NotificationList',
  component: NotificationList,
  args: {
    state: { status: 'ready', rows, total: 10, more: 'idle' },
    onRetry: fn(),
    onMarkRead: fn(),
    onFollow: fn(),
    foot: <NotificationEnd />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const about = {
  actor_id: '1d7a3e5b-4c86-5f20-a9d7-3e8b5c6f7a21',
  actor_name: 'Daichi Morita',
  others: 0,
  post_id: '5c0c1c0e-2f43-5b0e-9d53-2f9a6b1c7e01',
  product_id: 'd53ae804-391b-573e-ba6d-76a128774728',
  product_name: 'Preform (silica glass)',
  linked_product_id: '2b3f7f0a-8c1e-5e41-8d5b-7b9a4f1c2d30',
  linked_product_name: 'Single-mode fiber',
  company_id: 'a8899a0b-0d32-538f-9678-7b8c6a589106',
  company_name: 'Kvarnholm Silica AB',
  exhibitor_id: 'a8899a0b-0d32-538f-9678-7b8c6a589106',
  exhibitor_name: 'Kvarnholm Silica AB',
  event_id: '9c0c1c0e-2f43-5b0e-9d53-2f9a6b1c7e09',
  event_name: 'Fiber Week Trondheim',
  event_start: '2027-03-09T08:00:00.000Z',
  event_location: 'Trondheim, Norway',
} satisfies Partial<Notification>;

/** One notification per type, in the order of the types. */
const ofTypes = (
  types: readonly NotificationType[],
  overrides: Partial<Notification> = {},
): Story['args'] => ({
  state: {
    status: 'ready',
    total: types.length,
    more: 'idle',
    rows: types.map((type) =>
      toNotification(aNotification({ ...about, ...pictured(type), id: type, type, ...overrides })),
    ),
  },
});

const ADDED_PRODUCTS: readonly NotificationType[] = [
  'raw_material_added',
  'end_product_added',
  'company_product_added',
];
const ADDED_COMPANIES: readonly NotificationType[] = [
  'supplier_added',
  'raw_material_supplier_added',
  'application_supplier_added',
  'exhibitor_added',
];

/** Returns the picture that a type shows. */
function pictured(type: NotificationType): Partial<Notification> {
  const isEvent = ['exhibitor_added', 'attendee_going', 'event_moved'].includes(type);
  const event = isEvent ? {} : { event_start: null, event_location: null };
  const drawn = { image: null, sector: 'optical-fiber' } as const;
  if (ADDED_PRODUCTS.includes(type))
    return { ...event, excerpt: null, subject: { kind: 'product', name: 'Single-mode fiber', ...drawn } };
  if (ADDED_COMPANIES.includes(type))
    return { ...event, excerpt: null, subject: { kind: 'company', name: 'Kvarnholm Silica AB', ...drawn } };
  return type.includes('like') || type.includes('comment') ? event : { ...event, excerpt: null };
}

const sentences = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

const hrefs = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const PERSON = '/networkFeed/user/1d7a3e5b-4c86-5f20-a9d7-3e8b5c6f7a21';
const POST = '/feed/post/5c0c1c0e-2f43-5b0e-9d53-2f9a6b1c7e01';
const PRODUCT = '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728';
const LINKED = '/product/single-mode-fiber/2b3f7f0a-8c1e-5e41-8d5b-7b9a4f1c2d30';
const COMPANY = '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106';
const EVENT = '/events/9c0c1c0e-2f43-5b0e-9d53-2f9a6b1c7e09';

export const Default: Story = {
  name: 'Lists them by day with who did it and what it is about, and marks what is unread',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(10);
    await expect(items[0]).toHaveTextContent('Astrid Hallberg and 2 others liked your post');
    await expect(items[0]).toHaveTextContent('We measured 0.168 dB/km');
    await expect(items[0]).toHaveTextContent('Unread');
    await expect(items[2]).not.toHaveTextContent('Unread');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const MarkedAsRead: Story = {
  name: 'Marks one as read by its button, or by a link in it that is followed',
  tags: ['no-visual'], // Looks like Default.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mark as read' })[0] as HTMLElement);
    await expect(args.onMarkRead).toHaveBeenLastCalledWith([rows[0]?.id]);
    const link = canvas.getAllByRole('link', { name: 'Daichi Morita' })[0] as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onMarkRead).toHaveBeenLastCalledWith([rows[1]?.id]);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'Loading says "Loading Notifications ..." [NOTE-002]',
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading Notifications \.\.\.$/);
  },
};

export const Empty: Story = {
  name: 'Without any, says "There are no notifications at this time." [NOTE-003]',
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no notifications at this time.')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const ChainAndSuppliers: Story = {
  name: 'Words for materials, end products and suppliers, each leading to its place [NOTE-008, NOTE-009, GAP-106]',
  args: ofTypes([
    'raw_material_added',
    'end_product_added',
    'supplier_added',
    'raw_material_supplier_added',
    'application_supplier_added',
  ]),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Daichi Morita added Single-mode fiber as a raw material of Preform (silica glass)',
      'Daichi Morita added Single-mode fiber as an end product of Preform (silica glass)',
      'Kvarnholm Silica AB was added as a supplier of Preform (silica glass)',
      'Kvarnholm Silica AB was added as a supplier of Single-mode fiber, a raw material of Preform (silica glass)',
      'Kvarnholm Silica AB was added as a supplier of Single-mode fiber, an application of Preform (silica glass)',
    ]);
    await expect(hrefs(canvasElement)).toEqual([
      ...[PERSON, LINKED, PRODUCT],
      ...[PERSON, LINKED, PRODUCT],
      ...[COMPANY, PRODUCT],
      ...[COMPANY, LINKED, PRODUCT],
      ...[COMPANY, LINKED, PRODUCT],
    ]);
  },
};

export const Following: Story = {
  name: 'Words for products that are followed, directly and linked [NOTE-010, GAP-106]',
  args: ofTypes(['product_followed', 'linked_product_followed']),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Daichi Morita started following Preform (silica glass)',
      'Daichi Morita started following Single-mode fiber, which is linked to Preform (silica glass)',
    ]);
    await expect(hrefs(canvasElement)).toEqual([PERSON, PRODUCT, PERSON, LINKED, PRODUCT]);
  },
};

export const OnPosts: Story = {
  name: 'Words for comments and likes on one’s own post, and on others [NOTE-011, NOTE-012, GAP-106]',
  args: ofTypes([
    'commented',
    'liked',
    'commented_on_liked',
    'commented_on_commented',
    'replied',
    'liked_on_liked',
    'liked_on_commented',
    'mentioned',
    'company_tagged',
  ]),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Daichi Morita commented on your post',
      'Daichi Morita liked your post',
      'Daichi Morita commented on a post you liked',
      'Daichi Morita commented on a post you commented on',
      'Daichi Morita replied to your comment',
      'Daichi Morita liked a post you liked',
      'Daichi Morita liked a post you commented on',
      'Daichi Morita mentioned you in a post',
      'Daichi Morita sent a private post to Kvarnholm Silica AB',
    ]);
    await expect(new Set(hrefs(canvasElement))).toEqual(new Set([PERSON, POST, COMPANY]));
  },
};

export const People: Story = {
  name: 'Words for companies and people: joined, followed, added [NOTE-013, NOTE-014, NOTE-016, GAP-106]',
  args: ofTypes([
    'company_joined',
    'company_followed',
    'company_product_added',
    'invitation_accepted',
    'connection_added',
  ]),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Daichi Morita was added to Kvarnholm Silica AB',
      'Daichi Morita started following Kvarnholm Silica AB',
      'Preform (silica glass) was added to Kvarnholm Silica AB',
      'Daichi Morita joined Millrace',
      'Daichi Morita was added to your network connections',
    ]);
    await expect(hrefs(canvasElement)).toEqual([
      ...[PERSON, COMPANY],
      ...[PERSON, COMPANY],
      ...[PRODUCT, COMPANY],
      PERSON,
      PERSON,
    ]);
  },
};

export const WhoWorksWhere: Story = {
  name: 'Words for links to a company that were objected to, asked for and decided on; nobody is named [GAP-089]',
  args: ofTypes(
    [
      'company_objected',
      'company_verified',
      'company_request_refused',
      'company_link_ended',
      'company_objection_decided',
    ],
    { actor_id: null, actor_name: null, actor_image: null },
  ),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Someone at Kvarnholm Silica AB objects to your listing. A moderator will decide',
      'A moderator verified that you work at Kvarnholm Silica AB',
      'A moderator couldn’t verify that you work at Kvarnholm Silica AB',
      'A moderator ended your link to Kvarnholm Silica AB',
      'A moderator decided on the objection at Kvarnholm Silica AB',
    ]);
    await expect(new Set(hrefs(canvasElement))).toEqual(new Set([COMPANY]));
  },
};

export const Events: Story = {
  name: 'Words for exhibitors and attendees of events [NOTE-015, GAP-106]',
  args: ofTypes(['exhibitor_added', 'attendee_going', 'event_moved']),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Kvarnholm Silica AB was added as an exhibitor of Fiber Week Trondheim',
      'Daichi Morita is going to Fiber Week Trondheim',
      'Daichi Morita changed the time or place of Fiber Week Trondheim',
    ]);
    await expect(hrefs(canvasElement)).toEqual([COMPANY, EVENT, PERSON, EVENT, PERSON, EVENT]);
  },
};

export const Several: Story = {
  name: 'Several who did the same are one sentence',
  args: ofTypes(['liked', 'connection_added', 'product_followed'], { others: 1 }),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual([
      'Daichi Morita and 1 other liked your post',
      'Daichi Morita and 1 other were added to your network connections',
      'Daichi Morita and 1 other started following Preform (silica glass)',
    ]);
  },
};

export const FormerMember: Story = {
  name: 'Who has left has no page and no name',
  args: ofTypes(['liked'], { actor_id: null, actor_name: null }),
  play: async ({ canvasElement }) => {
    await expect(sentences(canvasElement)).toEqual(['A former member liked your post']);
    await expect(hrefs(canvasElement)).toEqual([POST]);
  },
};

export const LongText: Story = {
  args: ofTypes(['raw_material_supplier_added'], {
    company_name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
    linked_product_name: 'x'.repeat(120),
  }),
  tags: ['phone'],
  play: fitsItsPlace,
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
