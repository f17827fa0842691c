import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CatalogueFieldContainer, type CatalogueFieldContainerProps } from '.';

/** Holds the text, as a form does. */
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
    await expect(sentRequests()).toEqual([]);
    await userEvent.type(input, 'lvard');
    await userEvent.click(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ }));
    await waitFor(() => expect(sentRequests()).toEqual(['GET /api/v1/user/search/company/halvard']));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const LaterPlace: Story = {
  name: 'Where a place takes five characters, four start nothing',
  args: { place: 'registrationCompany' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'halv');
    await typingRests();
    await expect(sentRequests()).toEqual([]);
    await userEvent.type(input, 'a');
    await expect(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ })).toBeVisible();
  },
};
