import { globalStyle, style } from '@vanilla-extract/css';

/*
 * Base rules of the cascade in a shadow root. Inherited styles of the page are reset to initial, but visibility and,
 * without a theme, the colour scheme are inherited.
 */
globalStyle('*', { margin: 0, padding: 0 });
globalStyle('a', { textDecoration: 'none', color: 'inherit' });
globalStyle(':focus-visible', { outline: '2px solid', outlineOffset: '2px' });

/**
 * The fallback keeps its height. `visibility` hides it from clicks and assistive technology; a page's reset could
 * override that, so it is transparent as well.
 */
globalStyle('slot', { display: 'block', opacity: 0, visibility: 'hidden' });

export const frame = style({ all: 'initial', visibility: 'inherit', colorScheme: 'inherit' });

/** Stacks card and fallback in one grid cell, as high as the taller one, so that the card causes no layout shift. */
export const stack = style({ display: 'grid', grid: 'auto / 100%' });
globalStyle(`${stack} > *`, { gridArea: '1 / 1' });

globalStyle(':host([data-font="inherit"]) *', { fontFamily: 'inherit' });

// Applies to all nodes, because the loader sets a colour scheme on pictures.
globalStyle(':host([data-theme="dark"]) *', { colorScheme: 'dark' });
globalStyle(':host([data-theme="light"]) *', { colorScheme: 'light' });
