import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { type Globals, isDark } from './globals';
import { chosenEntry, storybookLook } from './look';

const looks = { light: storybookLook('light'), dark: storybookLook('dark') };

function dress(theme: 'light' | 'dark'): void {
  addons.setConfig({ theme: looks[theme], panelPosition: 'bottom' });
  const { ground, text } = chosenEntry(theme);
  document.documentElement.style.setProperty('--chosen-ground', ground);
  document.documentElement.style.setProperty('--chosen-text', text);
}

dress('light');

// Storybook itself turns dark with the stories.
addons.register('millrace/look', (api) => {
  const follow = ({ globals }: { globals: Globals }) => dress(isDark(globals) ? 'dark' : 'light');
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
