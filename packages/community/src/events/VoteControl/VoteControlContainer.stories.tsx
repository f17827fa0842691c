import { eventQueries } from '@millrace/api-client';
import { anEvent, failing } from '@millrace/api-mocks';
import { useApiClient } from '@millrace/design-system/connected';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { VoteControlContainer } from '.';

const { id } = anEvent();

/** As on a page: with the event from the cache. */
function Live() {
  const { data } = useQuery(eventQueries(useApiClient()).detail(id));
  return data ? (
    <VoteControlContainer eventId={id} vote={data.vote} counts={data.counts} reminder={data.reminder} />
  ) : null;
}

const meta = {
  title: 'Events/VoteControlContainer',
  tags: ['!autodocs'],
  component: VoteControlContainer,
  ...withApi,
  args: { eventId: id, vote: null, counts: anEvent().counts },
  render: () => <Live />,
} satisfies Meta<typeof VoteControlContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Counts a vote, and moves it when another is cast',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Going'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Going\s*3/ })).toBeChecked());
    await userEvent.click(canvas.getByText('Interested'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Interested\s*2/ })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: /Going\s*2/ })).not.toBeChecked();
  },
};

export const Undo: Story = {
  name: 'Takes a vote back, to the one before or to none, and reminds who goes as they choose',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Going'));
    await expect(await canvas.findByText('You’re going.')).toBeVisible();
    const reminder = canvas.getByRole('combobox', { name: 'Reminder' });
    await expect(reminder).toHaveDisplayValue('Remind me 1 day before');
    await userEvent.selectOptions(reminder, 'Remind me 1 hour before');
    await waitFor(() => expect(reminder).toHaveDisplayValue('Remind me 1 hour before'));
    await userEvent.click(canvas.getByText('Interested'));
    await expect(await canvas.findByText('You’re interested.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Going\s*3/ })).toBeChecked());
  },
};

export const Withdrawn: Story = {
  name: 'Undo of the first vote withdraws it',
  tags: ['no-visual'], // As before any vote.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Not Sure'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sentRequests().some((one) => one.startsWith('DELETE'))).toBe(true));
    for (const vote of canvas.getAllByRole('radio')) await expect(vote).not.toBeChecked();
  },
};

export const Keys: Story = {
  name: 'Sends the answer that arrow keys end at, and none that they pass',
  tags: ['no-visual'], // As after any vote.
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: /Interested/ })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Not Sure\s*2/ })).toBeChecked());
    const votes = () => sentRequests().filter((one) => one.startsWith('POST'));
    await waitFor(() => expect(votes()).toHaveLength(1));
    // Any other pending vote would be sent by the next debounce.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(votes()).toHaveLength(2));
    await expect(canvas.getByRole('radio', { name: /Going\s*3/ })).toBeChecked();
  },
};

export const Failed: Story = {
  name: 'Goes back when it was not saved, and can be sent again',
  parameters: { api: { scenarios: [failing('server', { times: 1, operations: ['voteForEvent'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Going'));
    await expect(await canvas.findByText(/We couldn’t save your answer/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Going\s*2/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Going\s*3/ })).toBeChecked());
  },
};
