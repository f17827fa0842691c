import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { Prose } from '../Prose';
import { ACCORDION_MODES, Accordion, AccordionItem } from '.';

const questions = [
  {
    id: 'data',
    question: 'Who owns the data on a product page?',
    answer: 'The network is crowdsourced: members add and correct, and researchers verify the edits.',
  },
  {
    id: 'network',
    question: 'How do I build my network?',
    answer: 'Follow the products that you make or buy; their suppliers and prospects come with them.',
  },
  {
    id: 'profile',
    question: 'Can I remove my profile?',
    answer: 'At any time, in the settings. Your posts stay, under the name of a former member.',
  },
] as const;

const meta = {
  title: 'UI/Layout/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    defaultValue: ['data'],
    onValueChange: fn(),
    children: questions.map(({ id, question, answer }) => (
      <AccordionItem key={id} id={id} title={question}>
        <Prose>
          {answer} <Link href="/faq">More</Link>
        </Prose>
      </AccordionItem>
    )),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ACCORDION_MODES },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Heading level={2}>Questions</Heading>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone', 'rtl', 'forced-colors'] };

export const Many: Story = {
  name: 'Several may be open; Enter and Space open and close',
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'How do I build my network?' });
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['data', 'network']);
    await waitFor(() => expect(canvas.getByText(/Follow the products/)).toBeVisible());
    await expect(canvas.getByText(/The network is crowdsourced/)).toBeVisible();
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const One: Story = {
  name: 'One open at a time; pressing the open one closes it',
  args: { mode: 'one' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I remove my profile?' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['profile']);
    await expect(canvas.getByRole('button', { name: /Who owns/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Can I remove my profile?' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    const panels = canvasElement.querySelectorAll('[data-part="panel"]');
    await waitFor(() => {
      for (const panel of panels) expect(panel).toHaveAttribute('hidden');
    });
  },
};

export const FoundInPage: Story = {
  name: "The browser's search finds what is closed, and opens it",
  args: { defaultValue: [] },
  play: async ({ canvas, canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll('[data-part="panel"]')];
    for (const panel of panels) await expect(panel).toHaveAttribute('hidden', 'until-found');
    const second = canvas.getByRole('button', { name: 'How do I build my network?' });
    await waitFor(async () => {
      // The event that the browser fires before it scrolls to a match.
      panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await expect(second).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const LongText: Story = {
  render: () => (
    <Accordion headingLevel={3} defaultValue={['1']}>
      <AccordionItem
        id="1"
        title="Welche Angaben zur Herkunft der Vorprodukte muss ein Hersteller machen, bevor sein Werk als Lieferant geführt wird?"
      >
        <Prose>{questions[0].answer.repeat(6)}</Prose>
      </AccordionItem>
      <AccordionItem
        id="2"
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      >
        <Prose>{questions[1].answer}</Prose>
      </AccordionItem>
    </Accordion>
  ),
  tags: ['phone'],
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={Object.fromEntries([
        ...ACCORDION_MODES.map((mode) => [mode, <Accordion key={mode} {...args} mode={mode} />]),
        ['all closed', <Accordion key="closed" {...args} defaultValue={[]} />],
      ])}
    />
  ),
};
