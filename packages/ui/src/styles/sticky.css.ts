import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';

/**
 * Height of what already sticks at the top of the page; heads of tables stick below it. A page sets
 * `--mr-sticky-offset` where it has a masthead or tabs.
 */
export const stickyOffset = createGlobalVar('mr-sticky-offset');
export const stickyTop = fallbackVar(stickyOffset, '0px');
