import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { FollowControl } from '.';

// A real pointer, as what is shown under it is a matter of `:hover`, which no script can bring about.

let root: Root;
beforeEach(() => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('reads Following, and Unfollow under the pointer [PROD-013]', async () => {
  const onFollowingChange = vi.fn();
  root.render(
    <MillraceProvider>
      <FollowControl name="Preform silica glass" following onFollowingChange={onFollowingChange} />
    </MillraceProvider>,
  );
  const button = page.getByRole('button');
  await expect.element(page.getByText('Following', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Unfollow', { exact: true })).not.toBeVisible();

  await userEvent.hover(button);
  await expect.element(page.getByText('Unfollow', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Following', { exact: true })).not.toBeVisible();

  await userEvent.click(button);
  expect(onFollowingChange).toHaveBeenCalledWith(false);
});
