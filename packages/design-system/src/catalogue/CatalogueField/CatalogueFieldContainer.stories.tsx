import { aCompany, withData } from '@millrace/api-mocks';
import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CatalogueFieldContainer, type CatalogueFieldContainerProps } from '.';

/** Holds the text as a form does. */
function Example(props: CatalogueFieldContainerProps) {
  const [text, setText] = useState(props.text);
  return <CatalogueFieldContainer {...props} text={text} onTextChange={setText} />;
}

const meta = {
  title: 'Catalogue/CatalogueFieldContainer',
  tags: ['!autodocs'],
  component: CatalogueFieldContainer,
  ...withApi,
  args: {
    label: 'Company',
    text: '',
    onTextChange: fn(),
    onSelect: fn(),
    scope: 'ownCompany',
    place: 'onboarding',
  },
  render: (args) => <Example {...args} />,
  decorators: [
    ...withApi.decorators,
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CatalogueFieldContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Searches companies from three characters on, once the typing rests',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'ha');
    await typingRests();
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(input, 'lvard');
    await userEvent.click(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ }));
    await waitFor(() =>
      expect(sentRequests()[1]).toBe('GET /api/v2/search/suggestions?q=halvard&category=companies&limit=10'),
    );
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

const withShortName = withData(({ companies }) => {
  const company = aCompany({ id: '00000000-0000-4000-8000-000000000001', name: 'BASF', country: 'Germany' });
  companies.set(company.id, company);
});

export const ShortName: Story = {
  name: 'Where a place takes five characters, a shorter name is found once it is written out',
  args: { place: 'registrationCompany' },
  parameters: { api: { scenarios: [withShortName] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'basf');
    await userEvent.click(await canvas.findByRole('option', { name: /^BASF/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'BASF' }));
  },
};

export const LaterPlace: Story = {
  name: 'Where a place takes five characters, four show nothing but a name in full',
  args: { place: 'registrationCompany' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'halv');
    await typingRests();
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(input, 'a');
    await expect(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ })).toBeVisible();
  },
};
