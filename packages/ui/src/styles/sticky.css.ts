import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

/**
 * Height of sticky elements at the top of the page; table heads stick below it. A page sets
 * `--mr-sticky-offset` if it has a masthead or tabs.
 */
export const stickyOffset = createGlobalVar('mr-sticky-offset');
export const stickyTop = fallbackVar(stickyOffset, '0px');
