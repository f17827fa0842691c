import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ArticleMatcherContainer } from '.';

const article =
  'Preform silica glass is heated to 2,000 °C before it is drawn. Halvard Glassverk AS makes preform silica glass in Norway.';

const meta = {
  title: 'Publishing/ArticleMatcher',
  component: ArticleMatcherContainer,
  ...withApi,
  args: { webUrl: 'https://www.millrace.example' },
  beforeEach: (context) => {
    sessionStorage.clear();
    return withApi.beforeEach(context);
  },
} satisfies Meta<typeof ArticleMatcherContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what an article names, and leads to its widgets',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Article' }));
    await userEvent.paste(article);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(await canvas.findByRole('link', { name: 'Preform silica glass' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728',
    );
    await expect(canvas.getByText(/2 times/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create widget of Halvard Glassverk AS' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/widgets\?element=company&company=[0-9a-f-]{36}$/),
    );
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML of Preform silica glass' }));
    await expect(write).toHaveBeenCalledWith(
      expect.stringContaining('<millrace-product data-id="d53ae804-391b-573e-ba6d-76a128774728">'),
    );
    await expect(await canvas.findByText('HTML of Preform silica glass copied')).toBeInTheDocument();
  },
};

export const ByUrl: Story = {
  name: 'Reads the article at a URL',
  tags: ['no-visual'], // Its matches look like those of a text.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Article' }));
    await userEvent.paste(' https://trade.example/articles/preforms\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(
      await canvas.findByRole('button', { name: 'Copy HTML of Preform silica glass' }),
    ).toBeVisible();
  },
};

export const PartOfName: Story = {
  name: 'Says which part of a name the article has',
  tags: ['no-visual'], // A line more below a name.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Article' }));
    await userEvent.paste('Preform silica glass of Halvard Glassverk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(
      await canvas.findByText('Found as “Halvard Glassverk”, without the legal form'),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^Found as/)).toHaveLength(1);
  },
};

export const PastedMarkup: Story = {
  name: 'Reads markup that is pasted as its readers see it, and the text around it stays',
  tags: ['no-visual'], // What it looks like is that of a text that was typed.
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Article' });
    await userEvent.type(text, 'First: ');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '<p>Preform <b>sili</b>ca glass</p><script>alert(1)</script>');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(text).toHaveValue('First: Preform silica glass'));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(await canvas.findByRole('link', { name: 'Preform silica glass' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says how names are found, where none was',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Article' }), 'Nothing of it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(await canvas.findByText(/^We look for whole words/)).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Keeps the text where the server does not answer',
  parameters: { api: { scenarios: [failing('server', { operations: ['matchArticle'] })] } },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Article' });
    await userEvent.type(text, 'Glass.');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(text).toHaveValue('Glass.');
  },
};

export const Refused: Story = {
  name: 'Says at the field what is wrong with the text, and asks nothing',
  tags: ['no-visual'], // Its field holds 50,001 letters; TextArea draws what is said at a field.
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Article' });
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(text).toHaveAccessibleDescription(/Paste the text or the URL of an article/);
    await expect(text).toHaveFocus();
    await userEvent.paste('x'.repeat(50_001));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze' }));
    await expect(text).toHaveAccessibleDescription(/up to 50,000 characters/);
    await expect(sentRequests()).toEqual([]);
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
