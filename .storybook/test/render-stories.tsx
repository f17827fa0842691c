import { renderToString } from 'react-dom/server';
import { defaultStories } from './composed-stories';

/** The markup of the Default story of each component, by the story's title. Called where a server renders: in Node. */
export const renderStories = (): Record<string, string> =>
  Object.fromEntries(defaultStories.map(([title, Story]) => [title, renderToString(<Story />)]));
