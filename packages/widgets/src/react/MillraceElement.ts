import { createElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { elementAttributes } from '../wrappers/attributes';
import { listenTo } from '../wrappers/listen-to';
import type { MillracePartProps } from './types';

interface Props extends Omit<MillracePartProps, 'ref'> {
  /** Name in `<millrace-name>`. */
  name: string;
  /** Not `ref`, which React 18 keeps from components. */
  hostRef: Ref<HTMLElement>;
}

/** Renders any of the elements, with its attributes and events as props. */
export function MillraceElement({ name, hostRef, ...props }: Props) {
  const { id, theme, lang, rel, height, layout, font, rows, part, className, children, ...rest } = props;
  const { onReady: _ready, onError: _error, onClick: _click, onFollow: _follow, ...attributes } = rest;
  const host = useRef<HTMLElement>(null);
  useImperativeHandle(hostRef, () => host.current as HTMLElement, []);
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
      ...elementAttributes({ id, theme, lang, rel, height, layout, font, rows, part }),
    },
    children,
  );
}
