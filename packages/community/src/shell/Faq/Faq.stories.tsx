import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq, faqEntries, pricingFaqEntries } from '.';

const meta = {
  title: 'Shell/Faq',
  component: Faq,
  args: { entries: faqEntries('Millrace') },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Has 16 questions, one open at a time; pressing the open one closes it [MKT-018]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const questions = canvas.getAllByRole('button');
    await expect(questions).toHaveLength(16);
    const open = () => questions.filter((question) => question.getAttribute('aria-expanded') === 'true');
    await expect(open()).toEqual([]);
    const [first, second] = questions;
    if (!first || !second) throw new Error('No questions');
    await userEvent.click(first);
    await expect(open()).toEqual([first]);
    await userEvent.click(second);
    await expect(open()).toEqual([second]);
    await userEvent.click(second);
    await expect(open()).toEqual([]);
  },
};

export const Topics: Story = {
  name: 'Covers what a reader asks about the platform, its data and their account [MKT-019]',
  tags: ['no-visual'], // As the default.
  play: async ({ canvas }) => {
    const topics = [
      'What is Millrace?',
      'How do I build my network?',
      'What types of profile are there?',
      'Who sees the articles that I post?',
      'Where does the data come from?',
      'How do I remove my profile?',
      'Can I edit the data?',
      'Why do you ask for my work email when I sign up?',
      'Who owns what I add?',
      'How accurate is it?',
      'How do I create an account?',
    ];
    for (const name of topics) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Crowdsourced: Story = {
  name: 'Says that the network is crowdsourced, and that researchers verify data edits [MKT-020]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where does the data come from?' }));
    await expect(await canvas.findByText(/^The network is crowdsourced/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How accurate is it?' }));
    await expect(await canvas.findByText(/^Researchers verify data edits/)).toBeVisible();
  },
};

export const Pricing: Story = {
  name: 'On the page of prices it has ten questions, the last open at first [PLAN-012, PLAN-013]',
  args: { entries: pricingFaqEntries('Millrace'), headingLevel: 2, openAtFirst: 'who-uses-it' },
  play: async ({ canvas, userEvent }) => {
    const questions = canvas.getAllByRole('button');
    await expect(questions.map((question) => question.textContent)).toEqual([
      'What is Millrace?',
      'How does Millrace differ from other networks?',
      'How do I build a network?',
      'How do I make the most of it?',
      'How large is the community?',
      'What does the community contribute?',
      'What types of company are there?',
      'How accurate is the data?',
      'How do I get started?',
      'Who uses Millrace?',
    ]);
    const open = () => questions.filter((question) => question.getAttribute('aria-expanded') === 'true');
    await expect(open()).toEqual(questions.slice(-1));
    const [first] = questions;
    if (!first) throw new Error('No questions');
    await userEvent.click(first);
    await expect(open()).toEqual([first]);
  },
};
