import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAGE_COLUMNS, Page, PageMain, PageSide } from '.';

const box = { border: '1px dashed currentColor', padding: 16, minBlockSize: 160 };

const meta = {
  title: 'UI/Layout/Page',
  component: Page,
  args: { columns: 'three' },
  argTypes: { columns: { control: 'inline-radio', options: PAGE_COLUMNS } },
  parameters: { layout: 'fullscreen' },
  render: ({ columns = 'one' }) => (
    <Page columns={columns}>
      {(columns === 'three' || columns === 'twoStart') && (
        <PageSide place="start" aria-label="Account">
          <div style={box}>Account</div>
        </PageSide>
      )}
      <PageMain>
        <div style={box}>Main</div>
      </PageMain>
      {(columns === 'two' || columns === 'three') && (
        <PageSide aria-label="Events">
          <div style={box}>Events</div>
        </PageSide>
      )}
    </Page>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone', 'forced-colors', 'rtl'] };

export const TwoColumns: Story = { args: { columns: 'two' } };

export const LeftColumn: Story = { args: { columns: 'twoStart' } };

export const Narrow: Story = { args: { columns: 'narrow' } };

export const OneColumn: Story = { args: { columns: 'one' } };
