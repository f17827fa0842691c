import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

interface Props {
  rel?: string;
  fetchPriority?: 'low';
  children?: ReactNode;
}

/**
 * The scripts of a page, behind what a reader sees first: the page stands in its HTML, so that styles, faces and
 * pictures come before what makes it answer. React Router names no priority, and browsers take a preloaded module for
 * as urgent as a style sheet.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  return <>{lowered(Scripts({ nonce }))}</>;
}

function lowered(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(lowered);
  if (!isValidElement<Props>(node)) return node;
  const { rel, children } = node.props;
  if (node.type === 'link' && rel === 'modulepreload') return cloneElement(node, { fetchPriority: 'low' });
  if (node.type !== Fragment) return node;
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]).map(lowered));
}
