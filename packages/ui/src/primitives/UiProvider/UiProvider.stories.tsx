import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { LoadMore } from '../LoadMore';
import { Stack } from '../Stack';
import { createToastQueue, useToasts } from '../Toast';
import { UiProvider } from '.';

/** Sample application: a count, an internal link, a toast. */
function Application() {
  const toasts = useToasts();
  return (
    <Stack align="start">
      <LoadMore shown={4} total={1204} />
      <Link href="/product/preform-silica-glass">Preform silica glass</Link>
      <Button onClick={() => toasts.show('Product updated!')}>Update</Button>
    </Stack>
  );
}

const handleNavigate = fn();

const meta = {
  title: 'UI/Providers/UiProvider',
  component: UiProvider,
  args: {
    locale: 'de',
    messages: { brand: 'Mühlgraben', 'loadMore.shown': '{shown} von {total, number} gezeigt' },
    toasts: createToastQueue(),
    renderLink: ({ href, children, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          handleNavigate(href);
        }}
      >
        {children}
      </a>
    ),
    children: <Application />,
  },
  argTypes: {
    children: { control: false },
    renderLink: { control: false },
    toasts: { control: false },
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives texts, numbers, links and toasts to what it holds',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 von 1.204 gezeigt')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Preform silica glass' }));
    await expect(handleNavigate).toHaveBeenCalledWith('/product/preform-silica-glass');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const messages = canvas.getByRole('region', { name: /Mühlgraben/ });
    await expect(messages).toHaveTextContent('Product updated!');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  },
};
