import { aUser, type HandlerOptions } from '@millrace/api-mocks';
import { forgetSockets, holdSubmits, withApi } from '@millrace/story-kit';
import type { Decorator } from '@storybook/react-vite';
import { StoryFrame } from './StoryFrame';
import { StoryRouter } from './StoryRouter';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Path and query that a page begins with. */
    address?: string;
  }
}

/** Who looks is said once, to the mocks: the frame shows the same. */
function screenViewer({ viewer = 'premium', user }: HandlerOptions = {}) {
  return viewer === 'guest' ? null : aUser({ plan: viewer, ...user });
}

const inFrame: Decorator = (Story, { parameters }) => (
  <StoryRouter viewer={screenViewer(parameters.api)} address={parameters.address ?? '/'}>
    <StoryFrame>
      <Story />
    </StoryFrame>
  </StoryRouter>
);

/**
 * Returns what the meta of a page's stories needs: the frame, and the API that the page reads from.
 *
 * @param address Path and query at which the community has the page; a story may set another.
 */
export const onPage = (address: string) => ({
  parameters: { layout: 'fullscreen', address },
  decorators: [inFrame, ...withApi.decorators],
  beforeEach: (context: Parameters<typeof withApi.beforeEach>[0]) => {
    forgetSockets();
    const restoreSubmits = holdSubmits();
    const restoreApi = withApi.beforeEach(context);
    return () => {
      restoreApi();
      restoreSubmits();
    };
  },
});

/** Globals of a story that a phone shows. */
export const phoneViewport = { viewport: { value: 'phone', isRotated: false } };
