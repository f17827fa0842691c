import { edits, proposals } from '@millrace/api-mocks';
import { fitsItsDialog } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditHistoryDialog } from '.';

const rows = edits();

const meta = {
  title: 'Catalogue/EditHistory',
  component: EditHistoryDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Kvarnholm Silica AB',
    state: { status: 'ready', rows, total: 2, more: 'idle' },
    onRestore: fn(),
    restoring: null,
  },
  argTypes: { state: { control: false }, restoring: { control: false }, proposals: { control: false } },
} satisfies Meta<typeof EditHistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who, when and the former value, and offers to put it back [GAP-058]',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit history of Kvarnholm Silica AB' }));
    const [first, second] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Franziska Adler, /);
    await expect(first?.querySelector('del')).toHaveTextContent('Kvarnholmsvägen 35');
    await expect(first?.querySelector('ins')).toHaveTextContent('Kvarnholmsvägen 37');
    await expect(second).toHaveTextContent(/Former member/);
    await userEvent.click(
      dialog.getByRole('button', { name: /^Restore the version before Franziska Adler changed it on/ }),
    );
    await expect(args.onRestore).toHaveBeenCalledWith(rows[0]);
  },
};

export const Reader: Story = {
  name: 'Whoever may not put anything back is not offered it',
  args: { onRestore: undefined },
  tags: ['no-visual'], // As Default, but without the buttons.
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

export const Proposed: Story = {
  name: 'Shows what members propose above the edits; who decides accepts or declines it [PERM-005]',
  args: { proposals: { rows: proposals(), mayDecide: true, onDecide: fn(), deciding: null } },
  tags: ['phone'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const proposal = within(dialog.getByRole('region', { name: 'Proposed changes' }));
    await expect(proposal.getByRole('listitem').querySelector('ins')).toHaveTextContent('Kvarnholm Glass AB');
    await userEvent.click(proposal.getByRole('button', { name: 'Accept the change by Franziska Adler' }));
    await userEvent.click(proposal.getByRole('button', { name: 'Decline the change by Franziska Adler' }));
    const calls = [
      [proposals()[0], true],
      [proposals()[0], false],
    ];
    await expect(args.proposals?.onDecide).toHaveBeenCalledTimes(2);
    for (const call of calls) await expect(args.proposals?.onDecide).toHaveBeenCalledWith(...call);
  },
};

export const ProposedByReader: Story = {
  name: 'Others are told who decides, and can take back what they have proposed',
  args: {
    onRestore: undefined,
    proposals: {
      rows: proposals().map((one) => ({ ...one, own: true })),
      mayDecide: false,
      onDecide: fn(),
      deciding: null,
    },
  },
  tags: ['no-visual'], // As Proposed, with another button.
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('The company’s verified people or an editor will decide.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.proposals?.onDecide).toHaveBeenCalledWith(expect.anything(), false);
  },
};

export const Failed: Story = {
  args: {
    restoring: {
      id: rows[0]?.id ?? '',
      status: 'failed',
      reason: 'Someone else changed this while you were editing. Review the changes, then save again.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We couldn’t restore it\. Someone else/,
    );
  },
};

export const Empty: Story = { args: { state: { status: 'empty' } } };

export const LongText: Story = {
  args: {
    name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    state: {
      status: 'ready',
      rows: rows.slice(0, 1).map((edit) => ({
        ...edit,
        changes: edit.changes.map((change) => ({
          ...change,
          from: 'We draw fiber, and make what it is drawn from. '.repeat(20),
          to: 'Ziehturmbeschichtungswerkzeugkonstruktionsabteilung'.repeat(8),
        })),
      })),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsDialog,
};
