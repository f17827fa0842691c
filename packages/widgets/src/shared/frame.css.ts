import { globalStyle, style } from '@vanilla-extract/css';

/*
 * The foot of the cascade in a shadow root. The page inherits into it, so everything starts from initial; but what
 * hides an element of the page hides what is in it, and its colour scheme is ours where it names no theme.
 */
globalStyle('*', { margin: 0, padding: 0 });
globalStyle('a', { textDecoration: 'none', color: 'inherit' });
globalStyle(':focus-visible', { outline: '2px solid', outlineOffset: '2px' });

/**
 * The fallback keeps its room. By visibility it is nothing to press or to read for any program that looks; a page's
 * reset could turn that on again, so it is transparent as well.
 */
globalStyle('slot', { display: 'block', opacity: 0, visibility: 'hidden' });

export const frame = style({ all: 'initial', visibility: 'inherit', colorScheme: 'inherit' });

/** Card and fallback lie in one cell: the cell is as high as the higher one, so nothing moves when the card comes. */
export const stack = style({ display: 'grid', grid: 'auto / 100%' });
globalStyle(`${stack} > *`, { gridArea: '1 / 1' });

globalStyle(':host([data-font="inherit"]) *', { fontFamily: 'inherit' });

// All of it, as the loader gives pictures a scheme of their own.
globalStyle(':host([data-theme="dark"]) *', { colorScheme: 'dark' });
globalStyle(':host([data-theme="light"]) *', { colorScheme: 'light' });
