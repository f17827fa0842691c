import { CommunityProvider } from '@millrace/community';
import { composeStory } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import buttons, { Matrix } from '../../packages/ui/src/primitives/Button/Button.stories';
import { documentClass } from '../../packages/ui/src/styles/document.css';
import '../../packages/ui/src/styles/fonts.css';

declare module 'vitest/browser' {
  interface BrowserCommands {
    changedPixels: (before: string, after: string) => Promise<number>;
  }
}

/** What a colour of ours is on the screen, from 0 to 255. */
function rgbChannels(color: string): [red: number, green: number, blue: number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

it('finds a token that is one step of one channel away, in a story as it is drawn', async () => {
  await page.viewport(1280, 1000);
  document.body.classList.add(documentClass);
  const container = document.createElement('div');
  document.body.append(container);
  const Story = composeStory(Matrix, buttons);
  createRoot(container).render(
    <CommunityProvider>
      <Story />
    </CommunityProvider>,
  );
  await expect.element(page.getByRole('button').first()).toBeVisible();
  await document.fonts.ready;
  const draw = () => page.screenshot({ element: container, save: false });

  const token = '--mr-color-control-fill';
  const [red, green, blue] = rgbChannels(getComputedStyle(document.body).getPropertyValue(token));
  container.style.setProperty(token, `rgb(${red} ${green} ${blue})`);
  const before = await draw();
  expect(await commands.changedPixels(before, await draw()), 'nothing differs by itself').toBe(0);

  container.style.setProperty(token, `rgb(${red} ${green} ${blue < 255 ? blue + 1 : blue - 1})`);
  expect(await commands.changedPixels(before, await draw())).toBeGreaterThan(1000);
});
