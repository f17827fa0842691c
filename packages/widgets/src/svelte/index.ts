import type { EmbedElementName } from '@millrace/domain';
import { type ElementProps, elementAttributes } from '../wrappers/attributes';
import type { MillraceHandlers } from '../wrappers/events';
import { listenTo } from '../wrappers/listen-to';

export type {
  MillraceClick,
  MillraceError,
  MillraceFollowing,
  MillraceHandlers,
  MillraceReady,
} from '../wrappers/events';
export { loadMillrace, type MillraceScriptOptions } from '../wrappers/script';

/**
 * Returns the attributes of a widget, to spread on its element. Svelte renders them on the server as well.
 *
 * @example <millrace-suppliers {...widget({ id, rows: 4 })}>
 */
export const widget = (props: ElementProps): Record<string, string | number | undefined> =>
  elementAttributes(props);

/**
 * Attaches handlers to a widget.
 *
 * @example <millrace-suppliers {@attach handle({ onClick })}>
 */
export const handle =
  (handlers: MillraceHandlers) =>
  (element: EventTarget): (() => void) =>
    listenTo(element, () => handlers);

type Tags = Record<
  `millrace-${EmbedElementName}`,
  import('svelte/elements').HTMLAttributes<HTMLElement> & { [attribute: `data-${string}`]: unknown }
>;

declare global {
  interface HTMLElementTagNameMap extends Record<keyof Tags, HTMLElement> {}
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
