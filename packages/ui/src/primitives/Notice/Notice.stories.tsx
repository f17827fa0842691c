import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link';
import { NOTICE_TONES, Notice } from '.';

const meta = {
  title: 'UI/Feedback/Notice',
  component: Notice,
  args: { children: 'Saved. Researchers will verify the change.', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: NOTICE_TONES } },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const texts = {
  info: (
    <>
      <b>Check your inbox.</b> If the address is known, a link is on its way.
    </>
  ),
  success: 'Saved. Researchers will verify the change.',
  warning: (
    <>
      Premium ends on 30 November. <Link href="/pricing">Renew</Link>
    </>
  ),
  danger: (
    <>
      <b>The picture was not saved.</b> It is larger than 10 MB. Everything else was kept.
    </>
  ),
};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        NOTICE_TONES.map((tone) => [
          tone,
          <Notice key={tone} tone={tone} style={{ inlineSize: '100%' }}>
            {texts[tone]}
          </Notice>,
        ]),
      )}
    />
  ),
};
