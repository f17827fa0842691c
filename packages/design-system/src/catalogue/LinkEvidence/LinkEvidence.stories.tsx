import { linkEvidence } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { type EvidenceSaving, LinkEvidenceDialog, type LinkEvidenceDialogProps } from '.';
import type { EvidenceWrite } from './evidence-saving';
import { toLinkEvidence } from './link-evidence';

const meta = {
  title: 'Catalogue/LinkEvidence',
  component: LinkEvidenceDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    about: { kind: 'supplier', other: 'Kvarnholm Silica AB', product: 'Preform silica glass' },
    state: { status: 'ready', evidence: toLinkEvidence(linkEvidence('disputed')) },
    saving: { status: 'idle' },
    onRetry: fn(),
    onJudge: fn(),
    onWithdraw: fn(),
    onSourceChange: fn(),
    onRemove: fn(),
  },
  argTypes: { state: { control: false }, saving: { control: false } },
} satisfies Meta<typeof LinkEvidenceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Evidence' }));

export const Default: Story = {
  name: 'Says who confirms and who disputes a link, why and by which source',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText, getAllByRole, queryByRole } = await dialog();
    await expect(getByText(/Kvarnholm Silica AB.* supplies .*Preform silica glass/)).toBeVisible();
    await expect(getByText('Confirmed by 1 member, disputed by 1 member')).toBeVisible();
    const [own, other] = getAllByRole('listitem');
    await expect(own).toHaveTextContent('You disputed this, Oct 2, 2026');
    await expect(own).toHaveTextContent('They closed this line in 2024.');
    await expect(own?.querySelector('a')).toHaveAttribute('href', 'https://kvarnholm.example/news/lines');
    await expect(other).toHaveTextContent('A former member confirmed this');
    await expect(queryByRole('button', { name: 'Remove link' })).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const ErrorState: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'We couldn’t reach the server.' } },
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('We couldn’t load the evidence.');
    await userEvent.click(getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OwnLink: Story = {
  name: 'Lets who added a link name its source and remove it [GAP-087]',
  args: { state: { status: 'ready', evidence: toLinkEvidence(linkEvidence('own')) } },
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText, getAllByRole } = await dialog();
    await expect(getByText(/^Added by .*Linnéa Sandqvist.* on Aug 3, 2026/)).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Change source' }));
    const field = getAllByRole('textbox', { name: 'Source URL' })[0] as HTMLElement;
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'nowhere');
    await userEvent.click(getByRole('button', { name: 'Save source' }));
    await expect(getByText(/^Enter a URL/)).toBeVisible();
    await expect(args.onSourceChange).not.toHaveBeenCalled();
    await userEvent.type(field, '.example/rods');
    await userEvent.click(getByRole('button', { name: 'Save source' }));
    await expect(args.onSourceChange).toHaveBeenCalledWith('https://nowhere.example/rods');
    await userEvent.click(getByRole('button', { name: 'Remove link' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Imported: Story = {
  name: 'Imported: asks for a verdict, and for the reason of a dispute',
  args: { state: { status: 'ready', evidence: toLinkEvidence(linkEvidence('imported')) } },
  play: async ({ args, userEvent }) => {
    const { getByRole, getByText } = await dialog();
    await expect(getByText('Added Mar 1, 2026 (imported)')).toBeVisible();
    await expect(getByText('No source yet.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(getByText('Choose Confirm or Dispute.')).toBeVisible();
    await userEvent.click(getByRole('radio', { name: 'Dispute' }));
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(getByText('Explain what is wrong.')).toBeVisible();
    await userEvent.type(getByRole('textbox', { name: /^Reason/ }), 'They only trade it.');
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(args.onJudge).toHaveBeenCalledWith({
      verdict: 'disputed',
      reason: 'They only trade it.',
      source: null,
    });
  },
};

export const Keyboard: Story = {
  name: 'Is answered by the keyboard alone',
  tags: ['no-visual'], // Ends like Imported, with the other answer.
  args: { state: { status: 'ready', evidence: toLinkEvidence(linkEvidence('imported')) } },
  play: async ({ args, userEvent }) => {
    const { getByRole } = await dialog();
    getByRole('radio', { name: 'Confirm' }).focus();
    await userEvent.keyboard(' {Tab}We buy it there.{Tab}{Enter}');
    await expect(args.onJudge).toHaveBeenCalledWith({
      verdict: 'confirmed',
      reason: 'We buy it there.',
      source: null,
    });
  },
};

export const Saving: Story = { args: { saving: { status: 'saving', what: 'verdict' } } };

/** Saves nothing: each write fails. */
function Failing(props: LinkEvidenceDialogProps) {
  const [saving, setSaving] = useState<EvidenceSaving>({ status: 'idle' });
  const fail = (what: EvidenceWrite) => () => setSaving({ status: 'failed', what, reason: null });
  return (
    <LinkEvidenceDialog
      {...props}
      saving={saving}
      onJudge={fail('verdict')}
      onWithdraw={fail('withdrawal')}
      onSourceChange={fail('source')}
      onRemove={fail('removal')}
    />
  );
}

async function expectInView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

export const Failed: Story = {
  name: 'Failed: says so in view, beside the button that was pressed',
  render: (args) => <Failing {...args} />,
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    const withdraw = getByRole('button', { name: 'Withdraw' });
    await userEvent.click(withdraw);
    const alert = getByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t save this. Your text is still here. Try again.');
    await expect(alert.closest('form')).toBeVisible();
    await expectInView(alert);
    await expectInView(withdraw);
  },
};

export const NotRemoved: Story = {
  name: 'Failed: a link that could not be removed says so at the foot',
  args: { state: { status: 'ready', evidence: toLinkEvidence(linkEvidence('own')) } },
  render: (args) => <Failing {...args} />,
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    const remove = getByRole('button', { name: 'Remove link' });
    await userEvent.click(remove);
    const alert = getByRole('alert');
    await expect(remove.parentElement).toContainElement(alert);
    await expectInView(alert);
  },
};

const disputed = toLinkEvidence(linkEvidence('disputed'));

export const LongText: Story = {
  tags: ['phone'],
  args: {
    about: {
      kind: 'material',
      other: 'Hexamethylcyclotrisiloxane of electronic grade',
      product: 'Wolfeschlegelsteinhausenbergerdorff deposition precursor',
    },
    state: {
      status: 'ready',
      evidence: {
        ...disputed,
        source: `https://kvarnholm.example/${'datasheets/'.repeat(12)}`,
        verdicts: disputed.verdicts.map((one) => ({ ...one, reason: 'The grade is another. '.repeat(20) })),
      },
    },
  },
};
