import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MillraceProvider } from '../primitives/MillraceProvider';

/** What a story file exports. */
type StoryModule = { default: Meta } & Record<string, unknown>;

const modules = import.meta.glob<StoryModule>('../{primitives,features}/*/*.stories.tsx', { eager: true });

/** The Default story of every component, in the provider, by the story's title. */
export const defaultStories: readonly (readonly [title: string, story: ComponentType])[] = Object.entries(
  modules,
)
  .map(([path, module]) => {
    const { Default } = composeStories(module as Parameters<typeof composeStories>[0], {
      decorators: [
        (Story) => (
          <MillraceProvider>
            <Story />
          </MillraceProvider>
        ),
      ],
    }) as { Default?: StoryFn };
    return [module.default.title ?? path, Default as ComponentType | undefined] as const;
  })
  .filter((entry): entry is readonly [string, ComponentType] => entry[1] !== undefined);
