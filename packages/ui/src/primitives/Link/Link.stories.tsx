import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMessages } from '../../messages/MessagesContext';
import { LightProvider } from '../LightProvider';
import { LINK_VARIANTS, Link } from '.';

const meta = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '/product/preform-silica-glass', children: 'Preform silica glass' },
  argTypes: { variant: { control: 'inline-radio', options: LINK_VARIANTS } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const External: Story = {
  name: 'Says that it leads to another site',
  tags: ['rtl'],
  args: { href: 'https://example.com/', external: true, children: 'Ostwald Quarzglas GmbH' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ostwald Quarzglas GmbH opens outside Millrace' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        LINK_VARIANTS.map((variant) => [
          variant,
          <Link key={variant} variant={variant} href="/product/preform-silica-glass">
            Preform silica glass
          </Link>,
        ]),
      )}
    />
  ),
};

function HostLinks() {
  return (
    <LightProvider
      messages={useMessages()}
      renderLink={({ href, children, ...rest }) => (
        <a data-host-link="" href={href} {...rest}>
          {children}
        </a>
      )}
    >
      <p>
        <Link href="/company/ostwald">Inside</Link>, <Link href="https://example.com/">outside</Link>,{' '}
        <Link href="/api/suppliers.csv" download>
          to keep
        </Link>
      </p>
    </LightProvider>
  );
}

export const RenderedByTheHost: Story = {
  name: "Links inside the host are rendered by the host's link, others are not",
  render: () => <HostLinks />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inside' })).toHaveAttribute('data-host-link');
    await expect(canvas.getByRole('link', { name: 'outside' })).not.toHaveAttribute('data-host-link');
    await expect(canvas.getByRole('link', { name: 'to keep' })).not.toHaveAttribute('data-host-link');
  },
};
