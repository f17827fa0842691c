import type { LinkRenderProps } from '@millrace/ui/hooks';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A link of a page: `?path=/docs/…` changes Storybook's own place, `#…` stays on the page. */
export function PageLink({ href, onClick, ...rest }: LinkRenderProps) {
  if (!href.startsWith('?')) return <a {...rest} href={href} onClick={onClick} />;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey;
    // Alone in a window there is no manager to follow it: the browser does.
    if (event.defaultPrevented || wantsAnotherTab || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  return <a {...rest} href={`./${href}`} target="_top" onClick={handleClick} />;
}
