import { createElement, useEffect, useImperativeHandle, useRef } from 'react';
import { listenTo } from './listen-to';
import type { MillracePartProps } from './types';

interface Props extends MillracePartProps {
  /** Name in `<millrace-name>`. */
  name: string;
}

/** Renders any of the elements, with its attributes and events as props. */
export function MillraceElement({ name, ...props }: Props) {
  const { ref, id, theme, rel, height, layout, font, rows, part, className, children, ...rest } = props;
  const { onReady: _ready, onError: _error, onClick: _click, onFollow: _follow, ...attributes } = rest;
  const host = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => host.current as HTMLElement, []);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => (host.current ? listenTo(host.current, () => latest.current) : undefined), []);
  return createElement(
    `millrace-${name}`,
    {
      ...attributes,
      ref: host,
      class: className,
      'data-id': id,
      'data-theme': theme,
      'data-rel': rel,
      'data-height': height,
      'data-layout': layout,
      'data-font': font,
      'data-rows': rows,
      'data-part': part,
    },
    children,
  );
}
