import { empty, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CompanyDirectoryContainer, readCompanyFilter } from '.';

/** A page whose address follows the filters. */
function Directory({
  filter,
  onFilterChange,
  ...rest
}: React.ComponentProps<typeof CompanyDirectoryContainer>) {
  const [shown, setShown] = useState(filter);
  return (
    <CompanyDirectoryContainer
      {...rest}
      filter={shown}
      onFilterChange={(params) => {
        onFilterChange(params);
        setShown(readCompanyFilter(params));
      }}
    />
  );
}

const meta = {
  title: 'Companies/CompanyDirectory',
  tags: ['!autodocs'],
  component: CompanyDirectoryContainer,
  ...withApi,
  args: { filter: {}, onFilterChange: fn(), isMember: true, onSignInRequired: fn() },
  render: (args) => <Directory {...args} />,
} satisfies Meta<typeof CompanyDirectoryContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /./ })).length).toBeGreaterThan(3);
  },
};

export const Filters: Story = {
  name: 'Filters by country and by flags, by the address',
  tags: ['no-visual'], // Ends as Default does, with filters.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sweden' }));
    await expect(String(args.onFilterChange.mock.lastCall?.[0])).toBe('country=SE');
    await userEvent.type(canvas.getByRole('searchbox'), 'glass{Enter}');
    await waitFor(() => expect(sentRequests().at(-1)).toMatch(/q=glass/));
  },
};

export const Empty: Story = { parameters: { api: { scenarios: [empty()] } } };

export const ErrorState: Story = {
  name: 'Error',
  parameters: { api: { scenarios: [failing('server')] } },
};

export const ForGuests: Story = {
  args: { isMember: false, signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Follow / }))[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?login=true&target=company%3A[\w-]+&reason=follow$/),
    );
  },
};
