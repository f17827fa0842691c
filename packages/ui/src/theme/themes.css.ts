// The import order is the cascade: measures, light, dark, then their adaptations.
import './measures.css';
import './light.css';
import './dark.css';
import './contrast.css';

/** Values of `data-theme`; without the attribute the operating system decides. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
