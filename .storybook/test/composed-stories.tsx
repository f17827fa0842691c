import { CommunityProvider, type CommunityProviderProps } from '@millrace/community';
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite';
import { type ComponentType, createContext, useContext } from 'react';

/** What a story file exports. */
type StoryModule = { default: Meta } & Record<string, unknown>;

/** Sets the language of the stories below it, by what their provider is given: English by default. */
export const StoryLanguage = createContext<Pick<CommunityProviderProps, 'locale' | 'messages'>>({});

type TitledStory = readonly [title: string, story: ComponentType];

const modules = import.meta.glob<StoryModule>(
  '../../packages/{ui,value-chain,design-system,community}/src/*/*/*.stories.tsx',
  { eager: true },
);

const composed = Object.entries(modules).map(([path, module]) => {
  const stories = composeStories(module as Parameters<typeof composeStories>[0], {
    decorators: [
      (Story) => (
        <CommunityProvider {...useContext(StoryLanguage)}>
          <Story />
        </CommunityProvider>
      ),
    ],
  }) as Record<string, StoryFn | undefined>;
  return [module.default.title ?? path, stories] as const;
});

/** The story of that name of every component that has one, in the provider. */
const storiesNamed = (name: string, toTitle: (title: string) => string): TitledStory[] =>
  composed
    .map(([title, stories]) => [toTitle(title), stories[name] as ComponentType | undefined] as const)
    .filter((entry): entry is TitledStory => entry[1] !== undefined);

/** The Default story of every component, by the title of its stories. */
export const defaultStories: readonly TitledStory[] = storiesNamed('Default', (title) => title);

/** Every variant on one canvas. */
export const matrixStories: readonly TitledStory[] = storiesNamed('Matrix', (title) => `${title}, Matrix`);

/** Texts that have no room. */
export const longTextStories: readonly TitledStory[] = storiesNamed(
  'LongText',
  (title) => `${title}, LongText`,
);
