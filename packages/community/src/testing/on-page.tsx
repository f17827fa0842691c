import { aUser, type HandlerOptions } from '@millrace/api-mocks';
import { forgetSockets, holdSubmits, withApi } from '@millrace/story-kit';
import type { Decorator } from '@storybook/react-vite';
import { StoryFrame } from './StoryFrame';
import { StoryRouter } from './StoryRouter';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Initial path and query of a page. */
    address?: string;
  }
}

/** Returns the viewer that the mocks define, so that it is set only once; the frame shows the same. */
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
 * Returns the meta of a page's stories: the frame, and the API that the page loads from.
 *
 * @param address Path and query of the page in the community; a story may override it.
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

/** Globals of a story on a phone. */
export const phoneViewport = { viewport: { value: 'phone', isRotated: false } };
