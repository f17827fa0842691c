import { anEvent, aProduct, exhibitors } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EventTagDialogContainer, type EventTagDialogContainerProps } from '.';

/** Reopens the dialog, as the menu of an event does. */
function Reopening(props: EventTagDialogContainerProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <EventTagDialogContainer {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Events/EventTagDialogContainer',
  tags: ['!autodocs'],
  component: EventTagDialogContainer,
  ...withApi,
  args: { kind: 'products', event: anEvent({ products: [] }), open: true, onClose: () => {} },
  render: (args) => <Reopening {...args} />,
} satisfies Meta<typeof EventTagDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Searches from five characters, closes on completion, and begins anew [EVT-016, EVT-017]',
  tags: ['no-visual'], // Its end is an empty page.
  play: async ({ canvas, userEvent }) => {
    const { name } = aProduct();
    const box = within(await screen.findByRole('dialog', { name: 'Tag Products' }));
    const field = box.getByRole('combobox');
    await userEvent.type(field, name.slice(0, 4));
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.type(field, name.slice(4, 7));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    // By then a search for four letters would have been sent as well.
    const asked = sentRequests().flatMap((one) => /\/search\/(.*)$/.exec(one)?.[1] ?? []);
    await expect(asked.map((text) => decodeURIComponent(text).length >= 5)).toEqual([true]);
    await userEvent.click(box.getByRole('button', { name: 'Tag' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const again = within(await screen.findByRole('dialog', { name: 'Tag Products' }));
    await expect(again.queryByText(name)).not.toBeInTheDocument();
    await expect(again.getByRole('button', { name: 'Tag' })).toBeDisabled();
    await expect(document.querySelector('[data-component="EventTagDialog"]')).toHaveAttribute(
      'data-state',
      'idle',
    );
  },
};

export const Exhibitors: Story = {
  name: 'Shows who exhibits already, and adds another',
  args: { kind: 'exhibitors', event: anEvent() },
  play: async () => {
    const box = within(await screen.findByRole('dialog', { name: 'Add exhibitors' }));
    for (const { name } of exhibitors(2)) await expect(await box.findByText(name)).toBeVisible();
    await expect(box.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  },
};
