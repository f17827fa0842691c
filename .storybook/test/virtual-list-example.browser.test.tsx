import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Conversation } from '../../packages/ui/examples/Conversation';

let root: Root;
const place = document.body.appendChild(document.createElement('div'));

afterEach(() => root.unmount());

it('the list of the README begins at its end, and asks for older items once where these begin', async () => {
  const messages = Array.from({ length: 400 }, (_, at) => ({ id: `m${at}`, text: `Message ${at}` }));
  const handleOlder = vi.fn();
  root = createRoot(place);
  root.render(<Conversation messages={messages} onOlder={handleOlder} />);
  await expect.element(page.getByText('Message 399')).toBeVisible();
  expect(handleOlder).not.toHaveBeenCalled();
  page.getByRole('log', { name: 'Messages' }).element().scrollTo({ top: -999_999 });
  await expect.element(page.getByText('Message 0', { exact: true })).toBeVisible();
  await vi.waitFor(() => expect(handleOlder).toHaveBeenCalledOnce());
});
