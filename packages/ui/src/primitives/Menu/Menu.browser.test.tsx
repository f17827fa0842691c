import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider';
import { Menu } from '.';

it('the router of the host follows a link of the menu', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const navigate = vi.fn();
  root.render(
    <UiProvider navigate={navigate}>
      <Menu label="Account" items={[{ id: 'profile', name: 'My Profile', href: '/profile' }]} />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'My Profile' }));
  expect(navigate).toHaveBeenCalledWith('/profile', undefined);
});
