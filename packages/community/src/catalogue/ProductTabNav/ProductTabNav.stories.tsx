import { activities, aProduct, rawMaterials, suppliers } from '@millrace/api-mocks';
import {
  FollowControl,
  ProductHeader,
  SupplierTable,
  toProductDetails,
  toSupplier,
} from '@millrace/design-system';
import { communities } from '@millrace/story-kit';
import { Page, PageMain, PageSide, Stack } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Masthead } from '../../shell/Masthead';
import { ActivitySummary } from '../ActivitySummary';
import { fromRawMaterial, LinkedProductTable } from '../LinkedProductTable';
import { ProductStats } from '../ProductStats';
import { PRODUCT_TABS, ProductTabNav, type ProductTabNavProps, ProductTabPanel } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ProductTabNav',
  component: ProductTabNav,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    product: {
      name: product.name,
      counts: { suppliers: 38, raw_materials: 24, applications: 17, potential_customers: 112 },
    },
    current: 'feed',
    tabHref: (tab) => (tab === 'feed' ? '/product/p' : `/product/p?tab=${tab}`),
  },
  argTypes: { current: { control: 'inline-radio', options: PRODUCT_TABS } },
} satisfies Meta<typeof ProductTabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Has six tabs in their order, four of them with counts [PROD-007]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Sections of Preform silica glass' }));
    await expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Feed',
      'Suppliers 38',
      'Prospects 112',
      'Materials and Equipment 24',
      'End use 17',
      'Value chain',
    ]);
    await expect(tabs.getByRole('link', { name: 'Feed' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: /^Suppliers/ })).toHaveAttribute(
      'href',
      '/product/p?tab=suppliers',
    );
  },
};

export const AnotherTab: Story = {
  args: { current: 'materials' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Materials and Equipment');
  },
};

function OnItsPage(props: ProductTabNavProps) {
  const ready = { status: 'ready', more: 'idle' } as const;
  return (
    <>
      <Masthead
        viewer={{ id: 'linnea', displayName: 'Ines Hallberg', image: null, linkedinImage: null }}
        homeHref="/"
        signInHref="?login=true"
        logoutHref="/auth/logout"
        currentPath="/"
        communities={communities}
        search={null}
      />
      <Page columns="two">
        <PageMain>
          <Stack gap="lg">
            <ProductHeader product={toProductDetails(product)} followersHref="/followers">
              <FollowControl name={product.name} following={false} onFollowingChange={fn()} />
            </ProductHeader>
            <div>
              <ProductTabNav {...props} />
              <ProductTabPanel current="feed">
                <Stack gap="2xl">
                  <ProductStats counts={props.product.counts} />
                  <SupplierTable
                    product={product}
                    sort="contacts"
                    onSortChange={fn()}
                    number={1}
                    state={{ ...ready, rows: suppliers(11).map(toSupplier), total: 38 }}
                  />
                  <LinkedProductTable
                    kind="materials"
                    product={product}
                    number={2}
                    state={{ ...ready, rows: rawMaterials(9).map(fromRawMaterial), total: 24 }}
                  />
                </Stack>
              </ProductTabPanel>
            </div>
          </Stack>
          <div style={{ blockSize: '100vh' }} />
        </PageMain>
        <PageSide>
          <ActivitySummary
            about={product}
            feedHref={`/networkFeed/product/${product.id}`}
            state={{ ...ready, rows: activities(5), total: 9 }}
          />
        </PageSide>
      </Page>
    </>
  );
}

export const Sticks: Story = {
  name: 'Stays in view under the masthead once the page is scrolled more than 13 px beyond it [NAV-028]',
  tags: ['no-visual'], // It ends scrolled, and the pictures are of whole pages.
  parameters: { layout: 'fullscreen' },
  render: (args) => <OnItsPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, 0);
    const tabs = canvas.getByRole('navigation', { name: /^Sections of/ });
    const masthead = canvasElement.querySelector('[data-component="Masthead"]') ?? canvasElement;
    const edge = () => masthead.getBoundingClientRect().bottom;
    const place = () => tabs.getBoundingClientRect().top;
    const rest = place() - edge();
    await expect(rest).toBeGreaterThan(0);

    const scrollTo = async (top: number) => {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    };
    // The tabs scroll with the page until they reach the masthead.
    await scrollTo(rest - 5);
    await expect(place() - edge()).toBeCloseTo(5, 0);
    for (const beyond of [14, 60, 600]) {
      await scrollTo(rest + beyond);
      await expect(masthead.getBoundingClientRect().top).toBe(0);
      await expect(Math.abs(place() - edge())).toBeLessThanOrEqual(1);
    }
    // They cover the scrolling content.
    const { left, top, height } = tabs.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 40, top + height / 2);
    await expect(tabs.contains(seen)).toBe(true);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await scrollTo(0);
    await expect(place() - edge()).toBeCloseTo(rest, 0);
  },
};

export const SticksOnPhones: Story = {
  ...Sticks,
  name: 'Phone: stays in view under the masthead, too [NAV-028]',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Phone: Story = {
  name: 'Phone: goes on beyond the edge, sideways',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
