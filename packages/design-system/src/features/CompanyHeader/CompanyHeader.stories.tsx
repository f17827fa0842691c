import { aBareCompany, aCompany } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyHeader } from '.';

const meta = {
  title: 'Features/CompanyHeader',
  component: CompanyHeader,
  args: { company: aCompany() },
} satisfies Meta<typeof CompanyHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the company, its country and what it says of itself',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.company.name })).toBeVisible();
    await expect(canvas.getByText(/Sweden/)).toBeVisible();
    await expect(canvas.getByText(args.company.description)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('width', '64');
    await expect(canvas.getByRole('link', { name: `Feed of ${args.company.name}` })).toHaveAttribute(
      'href',
      `/networkFeed/company/${args.company.id}`,
    );
  },
};

export const Bare: Story = {
  name: 'Draws a seal where there is no logo, and says what is unknown',
  args: { company: aBareCompany({ country: null, country_code: null }) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Country unknown')).toBeVisible();
    await expect(canvas.getByText(`${args.company.name} has not described itself yet.`)).toBeVisible();
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/v1\/none\/seal\//);
  },
};

export const LongText: Story = {
  args: {
    company: aCompany({
      name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      country: 'Saint Helena, Ascension and Tristan da Cunha',
      country_code: 'SH',
      description: `${'We draw fiber and make what it is drawn from. '.repeat(20)}\n\n${'x'.repeat(120)}`,
    }),
  },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
