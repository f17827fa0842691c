import { createElement, useEffect, useRef } from 'react';
import { listenTo } from './listen-to';
import type { MillracePartProps } from './types';

interface Props extends MillracePartProps {
  /** As in `<millrace-name>`. */
  name: string;
}

/** Any of the elements, with its attributes and events as props. */
export function MillraceElement({ name, ...props }: Props) {
  const { id, theme, lang, rel, height, rows, part, className, style, children } = props;
  const host = useRef<HTMLElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => (host.current ? listenTo(host.current, () => latest.current) : undefined), []);
  return createElement(
    `millrace-${name}`,
    {
      ref: host,
      lang,
      class: className,
      style,
      'data-id': id,
      'data-theme': theme,
      'data-rel': rel,
      'data-height': height,
      'data-rows': rows,
      'data-part': part,
      // The loader may set its color-scheme before React hydrates.
      suppressHydrationWarning: true,
    },
    children,
  );
}
