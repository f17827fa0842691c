import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ValueChainTree } from '.';
import { explored, firstLevel, largeChain, preform } from './testing/fiber-chain';

const meta = {
  title: 'Features/ValueChainTree',
  component: ValueChainTree,
  args: { data: { status: 'ready', graph: firstLevel }, onExpand: fn() },
} satisfies Meta<typeof ValueChainTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { data: { status: 'loading', root: preform }, defaultOpen: true } };
export const Expanded: Story = {
  args: { data: { status: 'ready', graph: explored }, defaultOpen: true, openLevels: 5 },
};
export const TenThousandRows: Story = {
  args: { data: { status: 'ready', graph: largeChain() }, defaultOpen: true, openLevels: 5 },
};
