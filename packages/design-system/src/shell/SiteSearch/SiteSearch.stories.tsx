import { aSearchHit, searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { type RecentSearch, SITE_SEARCH_CATEGORIES, SiteSearch, type SiteSearchProps, toSearchHit } from '.';

/** Holds the text. */
function Typed(props: SiteSearchProps) {
  const [text, setText] = useState(props.text);
  return (
    <SiteSearch
      {...props}
      text={text}
      onTextChange={(next) => {
        setText(next);
        props.onTextChange(next);
      }}
    />
  );
}

const preform = toSearchHit(
  aSearchHit({
    _index: 'products',
    _id: 'p1',
    _source: {
      id: 'p1',
      name: 'Preform silica glass',
      country: 'Sweden',
      country_code: 'SE',
      sector: 'optical-fiber',
    },
  }),
);
const halvard = toSearchHit(
  aSearchHit({
    _index: 'companies',
    _id: 'c1',
    _source: {
      id: 'c1',
      name: 'Halvard Glassverk AS',
      country: 'Norway',
      country_code: 'NO',
      sector: 'optical-fiber',
    },
  }),
);
const unknown = toSearchHit(
  aSearchHit({
    _index: 'companies',
    _id: 'c2',
    _source: { id: 'c2', name: 'Glass without country', country: null, country_code: null, sector: null },
  }),
);

const meta = {
  title: 'Shell/SiteSearch',
  component: SiteSearch,
  render: (args) => <Typed {...args} />,
  args: {
    text: '',
    onTextChange: fn(),
    category: 'products',
    onCategoryChange: fn(),
    hits: [preform, halvard, unknown],
    status: 'ready',
    onSelect: fn(),
    onSubmit: fn(),
  },
  argTypes: { category: { control: 'inline-radio', options: SITE_SEARCH_CATEGORIES } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = { name: 'Search products and companies' };

export const Default: Story = {
  name: 'Chooses between "By Product", the default, and "By Company" [NAV-012]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'Search category' });
    const options = within(category).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['By Product', 'By Company']);
    await expect(category).toHaveDisplayValue('By Product');
    await userEvent.selectOptions(category, 'By Company');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('companies');
  },
};

export const Loading: Story = {
  args: { hits: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glass');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { hits: [], status: 'ready' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glass');
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { hits: [], status: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'glass');
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t search');
    // Enter still searches for the text; the retry is one arrow key down.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('glass');
    await expect(canvas.getByRole('option', { name: 'Search again' })).toBeVisible();
  },
};

export const Results: Story = {
  name: 'Names what it found: companies with their country in brackets, each as product or company [NAV-014]',
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glass');
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Preform silica glassProduct',
      'Halvard Glassverk AS (Norway)Company',
      'Glass without countryCompany',
      'See all results for “glass”',
    ]);
    const matches = [...(options[1]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    await expect(matches).toEqual(['Glass']);
  },
};

export const AllKinds: Story = {
  name: 'Shows every kind, and the other name by which something was found',
  tags: ['phone', 'rtl'],
  args: {
    hits: [
      { ...preform, matched: 'Optical fiber preform' },
      halvard,
      { kind: 'event', id: 'e1', name: 'Optical Fiber Communication Conference' },
      { kind: 'person', id: 'u1', name: 'Astrid Hallberg', image: null },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'optical');
    const options = within(await canvas.findByRole('listbox')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Preform silica glassOptical fiber preformProduct',
      'Halvard Glassverk AS (Norway)Company',
      'Optical Fiber Communication ConferenceEvent',
      'Astrid HallbergPerson',
      'See all results for “optical”',
    ]);
  },
};

export const Selects: Story = {
  name: 'Hands over the hit that is chosen, by pointer and by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'glass');
    await userEvent.click(await canvas.findByRole('option', { name: /Halvard/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(halvard);
    await userEvent.type(input, 's');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(preform);
  },
};

export const Submits: Story = {
  name: 'Enter searches for what was typed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glass{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('glass');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const SeesAll: Story = {
  name: '"See all results" searches for what was typed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glass');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('glass');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const recent: RecentSearch[] = [
  { text: 'silicon tetrachloride', category: 'products' },
  { text: 'kvarnholm', category: 'companies' },
];

export const Recent: Story = {
  name: 'Offers recent searches and popular products before anything is typed, and removes recent ones',
  tags: ['phone'],
  args: {
    hits: [],
    status: 'idle',
    recent,
    popular: [preform],
    onRecentSelect: fn(),
    onRecentRemove: fn(),
    onRecentClear: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.click(input);
    const list = within(canvas.getByRole('listbox'));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'silicon tetrachlorideProduct',
      'kvarnholmCompany',
      'Preform silica glassProduct',
      'Clear recent searches',
    ]);
    const popular = within(list.getByRole('group', { name: 'Popular products' }));
    await expect(popular.getByRole('option')).toHaveTextContent('Preform silica glass');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    await expect(args.onRecentRemove).toHaveBeenLastCalledWith(recent[1]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onRecentSelect).toHaveBeenCalled();

    await userEvent.click(input);
    const cross = canvasElement.querySelector('[data-part="remove"]');
    if (!cross) throw new Error('There is no cross.');
    await userEvent.click(cross);
    await expect(args.onRecentRemove).toHaveBeenLastCalledWith(recent[0]);
    await expect(args.onRecentSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('option', { name: 'Clear recent searches' }));
    await expect(args.onRecentClear).toHaveBeenCalledOnce();
    // Typing replaces them.
    await userEvent.click(input);
    await expect(canvas.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    await userEvent.type(input, 'gl');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(input);
  },
};

/** Offers pages of the site, also without hits in the catalogue. */
export const Pages: Story = {
  args: {
    hits: [],
    status: 'idle',
    pages: [
      { title: 'Delete account', path: '/settings/account#security-data' },
      { title: 'Download my data', path: '/profile' },
    ],
    onPageSelect: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'delete account');
    const pages = within(canvas.getByRole('group', { name: 'Pages' }));
    await expect(pages.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Delete account',
      'Download my data',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPageSelect).toHaveBeenLastCalledWith(args.pages?.[0]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    text: '',
    hits: [
      toSearchHit(
        aSearchHit({
          _index: 'companies',
          _id: 'l',
          _source: {
            id: 'l',
            name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
            country: 'Saint Helena, Ascension and Tristan da Cunha',
            country_code: 'SH',
            sector: 'optical-fiber',
          },
        }),
      ),
      ...searchHits(9).map(toSearchHit),
    ],
  },
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'glas');
    await canvas.findByRole('listbox');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
