import { searchHits } from '@millrace/api-mocks';
import { toSearchHit } from '@millrace/design-system';
import { INDUSTRIES } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FeedOnboarding } from '.';

const fiber = INDUSTRIES.find(({ sector }) => sector === 'optical-fiber');
const products = (fiber?.products ?? []).map((product) => ({ ...product, sector: 'optical-fiber' as const }));

/** Holds the selection, as a container does. */
function Example(props: ComponentProps<typeof FeedOnboarding>) {
  const [industry, setIndustry] = useState(props.industry);
  const [selected, setSelected] = useState(props.selected);
  return (
    <FeedOnboarding
      {...props}
      industry={industry}
      onIndustryChange={(next) => {
        setIndustry(next);
        props.onIndustryChange(next);
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        props.onSelectedChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Feed/FeedOnboarding',
  component: FeedOnboarding,
  render: (args) => <Example {...args} />,
  args: {
    industry: 'optical-fiber',
    onIndustryChange: fn(),
    products: { status: 'ready', products },
    selected: [],
    onSelectedChange: fn(),
    state: { status: 'choosing' },
    onViewFeed: fn(),
  },
} satisfies Meta<typeof FeedOnboarding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '“View Feed” is enabled from 2 selected products on [FEED-009]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const view = canvas.getByRole('button', { name: 'View Feed' });
    await expect(view).toBeDisabled();
    const [first, second] = canvas.getAllByRole('checkbox');
    if (!first || !second) throw new Error('No products');
    await userEvent.click(first);
    await expect(view).toBeDisabled();
    second.focus();
    await userEvent.keyboard(' ');
    await expect(view).toBeEnabled();
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(view);
    await expect(args.onViewFeed).toHaveBeenCalledOnce();
    await userEvent.click(first);
    await expect(view).toBeDisabled();
  },
};

export const Industries: Story = {
  name: 'Offers eight industries, and products only once one is chosen [FEED-007, FEED-008]',
  tags: ['phone'],
  args: { industry: null, products: { status: 'none' } },
  play: async ({ args, canvas, userEvent }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Additive Manufacturing',
      'Carbon Fiber',
      'Lithium-ion',
      'Optical Fiber',
      'PhotoVoltaic',
      'UV/EB',
      'Semiconductor',
      'Green Hydrogen',
    ]);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'UV/EB' }));
    await expect(args.onIndustryChange).toHaveBeenCalledWith('uv-eb-curing');
  },
};

export const Loading: Story = {
  args: { industry: 'green-hydrogen', products: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading products')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    industry: 'green-hydrogen',
    products: { status: 'ready', products: [] },
    search: { text: '', onTextChange: fn(), hits: searchHits(3).map(toSearchHit), status: 'idle' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products in Green Hydrogen yet')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Find other products' })).toBeVisible();
  },
};

const onRetry = fn();

export const ErrorState: Story = {
  name: 'Error',
  args: { industry: 'green-hydrogen', products: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  name: 'What is selected stays so over another industry',
  tags: ['phone'],
  args: { selected: products.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Carbon Fiber' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const Following: Story = {
  args: { selected: products.slice(0, 2), state: { status: 'following' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Following the selected products…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View Feed' }));
    await expect(args.onViewFeed).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { selected: products.slice(0, 2), state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^We couldn’t follow every product\./);
    await expect(canvas.getByRole('button', { name: 'View Feed' })).toBeEnabled();
  },
};
