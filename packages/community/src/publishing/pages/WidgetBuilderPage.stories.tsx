import { aProduct } from '@millrace/api-mocks';
import { readEmbedChoices, SITE_PATHS } from '@millrace/domain';
import { storyFrameOrigin } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import type { SnippetChoice } from '../WidgetBuilder';
import { WidgetBuilderPage } from './WidgetBuilderPage';

const { id, name } = aProduct();
const pinned = { version: '0a1b2c3d', integrity: 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' };

/** Initialized from the address. */
function WidgetBuilderPageOverMocks() {
  const { query } = useStoryPage();
  const [choices, setChoices] = useState(() => readEmbedChoices(query));
  const [snippet, setSnippet] = useState<SnippetChoice>({
    form: 'html',
    pinned: false,
    suite: false,
    consent: false,
  });
  return (
    <WidgetBuilderPage
      choices={choices}
      onChoicesChange={setChoices}
      snippet={snippet}
      onSnippetChange={setSnippet}
      webUrl="https://www.millrace.example"
      scripts={{ loader: pinned, suite: pinned }}
      frameOrigin={storyFrameOrigin}
    />
  );
}

const meta = {
  title: 'Screens/Widget builder',
  tags: ['!autodocs'],
  component: WidgetBuilderPageOverMocks,
  ...onPage(`${SITE_PATHS.widgets}?element=suppliers&product=${id}`),
} satisfies Meta<typeof WidgetBuilderPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = /widget/i;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect(await canvas.findByTitle(`Preview of ${name}`)).toBeVisible();
};

export const Default: Story = { play };

export const Dark: Story = {
  name: 'What is chosen shows in the code',
  tags: ['no-visual'], // As the default, but for a word.
  play: async (context) => {
    await play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByLabelText('Code to copy')).toHaveDisplayValue(/data-theme="dark"/);
  },
};

export const Empty: Story = {
  name: 'Empty: nothing is chosen yet',
  parameters: { address: SITE_PATHS.widgets },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByText('Nothing selected yet')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
