import { anApplication, applications, aRawMaterial, rawMaterials } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fromApplication, fromRawMaterial, LinkedProductTable } from '.';

const meta = {
  title: 'Catalogue/LinkedProductTable',
  component: LinkedProductTable,
  args: {
    kind: 'materials',
    product: { name: 'Preform silica glass' },
    state: { status: 'ready', rows: rawMaterials(5).map(fromRawMaterial), total: 9, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
    number: 2,
    onShowEvidence: fn(),
  },
  argTypes: { kind: { control: 'inline-radio', options: ['materials', 'applications'] } },
} satisfies Meta<typeof LinkedProductTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Raw Materials & Equipment' })).toBeVisible();
    await expect(canvas.getByText('5 of 9 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more raw materials and equipment' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No raw materials or equipment yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const Applications: Story = {
  args: {
    kind: 'applications',
    state: { status: 'ready', rows: applications(5).map(fromApplication), total: 7, more: 'idle' },
    number: 3,
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Application and End Products' })).toBeVisible();
    await expect(canvas.getByText('7 direct applications')).toBeVisible();
  },
};

export const NoApplications: Story = {
  args: { kind: 'applications', state: { status: 'empty' }, number: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
  },
};

export const WhatAMaterialTells: Story = {
  name: 'Tells title, description and number of suppliers of a raw material [PROD-034]',
  args: {
    state: {
      status: 'ready',
      rows: [
        fromRawMaterial(
          aRawMaterial({
            rawMaterial: '4f1d9f42-6e0d-5d55-8f4e-0c5cf2a2b1d3',
            rawMaterial_title: 'Silicon tetrachloride, 6N',
            description: 'Feedstock for vapour deposition.',
            supplierCount: 42,
          }),
        ),
      ],
      total: 1,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Silicon tetrachloride/ });
    await expect(within(row).getByRole('link', { name: 'Silicon tetrachloride, 6N' })).toHaveAttribute(
      'href',
      '/product/silicon-tetrachloride-6n/4f1d9f42-6e0d-5d55-8f4e-0c5cf2a2b1d3',
    );
    await expect(within(row).getByText('Feedstock for vapour deposition.')).toBeVisible();
    await expect(within(row).getByText('42')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'Keeps a name clear of the description beside it',
  globals: { viewport: { value: 'wide', isRotated: false } },
  args: {
    state: {
      status: 'ready',
      rows: ['Fused silica substrate tube', 'Silicon tetrachloride, 6N'].map((title, index) =>
        fromRawMaterial(
          aRawMaterial({
            rawMaterial: `4f1d9f42-6e0d-5d55-8f4e-0c5cf2a2b1d${index}`,
            rawMaterial_title: title,
            description: 'Synthetic, drawn and fire-polished, for the vapour deposition of preforms. '.repeat(
              3,
            ),
          }),
        ),
      ),
      total: 2,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const name = within(row).getByRole('link').getBoundingClientRect();
      const description = within(row)
        .getByText(/^Synthetic/)
        .getBoundingClientRect();
      await expect(name.right).toBeLessThan(description.left);
    }
  },
};

export const WhatAnApplicationTells: Story = {
  name: 'Tells title, description, number of suppliers and further applications of an application [PROD-034]',
  args: {
    kind: 'applications',
    state: {
      status: 'ready',
      rows: [
        fromApplication(
          anApplication({
            application_title: 'Single-mode fiber G.652.D',
            description: 'Telecom long-haul and access.',
            supplierCount: 74,
            childApplications: 12,
          }),
        ),
      ],
      total: 1,
      more: 'idle',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Single-mode fiber/ });
    await expect(within(row).getByRole('link', { name: 'Single-mode fiber G.652.D' })).toBeVisible();
    await expect(within(row).getByText('Telecom long-haul and access.')).toBeVisible();
    await expect(within(row).getByText('74')).toBeVisible();
    if (canvasElement.clientWidth > 600) await expect(within(row).getByText('12')).toBeVisible();
  },
};

export const ForGuests: Story = {
  args: { signInHref: '?login=true' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Load more raw materials and equipment' })).toHaveAttribute(
      'href',
      '?login=true&reason=rows',
    );
  },
};

export const MoreFailed: Story = {
  args: { state: { status: 'ready', rows: rawMaterials(5).map(fromRawMaterial), total: 9, more: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load more.');
  },
};

export const LongText: Story = {
  args: {
    kind: 'applications',
    state: {
      status: 'ready',
      rows: [
        fromApplication(
          anApplication({
            application_title:
              'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung',
            description:
              'A description that goes on for so long that no row of any table could ever hold it, and that therefore ends in an ellipsis where the room ends, while the page of the thing itself tells it whole.',
            supplierCount: 12_345,
            childApplications: 6_789,
          }),
        ),
        fromApplication(
          anApplication({
            application: 'x',
            application_title: 'Elektrizitätsversorgungsunternehmensverwaltungsgebäudedachbegrünung',
            description: '',
          }),
        ),
      ],
      total: 2,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};

export const Phone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth > 600) return;
    const row = canvas.getByRole('row', { name: /Fused silica substrate tube/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TenThousandRows: Story = {
  args: {
    state: { status: 'ready', rows: rawMaterials(200).map(fromRawMaterial), total: 10_000, more: 'idle' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 of 10,000 shown')).toBeVisible();
  },
};
