// The order is the cascade: measures, light, dark, then what adapts either.
import './measures.css';
import './light.css';
import './dark.css';
import './contrast.css';

/** The values of `data-theme`; without the attribute the reader's system decides. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
