import type { ComponentPropsWithRef } from 'react';
import { useEnvironment } from '../../hooks/environment';

export interface BareLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * Renders an unstyled anchor, using the host's link component if it has one. Every link of the package goes through
 * here, so that a host's router handles them all.
 */
export function BareLink({ href, ...rest }: BareLinkProps) {
  const { renderLink } = useEnvironment();
  if (renderLink && rest.download === undefined && staysInside(href)) return renderLink({ href, ...rest });
  return <a href={href} {...rest} />;
}

/** True for links that a router does not handle: other origins and mailto. */
function staysInside(href: string): boolean {
  return (href.startsWith('/') && !href.startsWith('//')) || href.startsWith('?') || href.startsWith('#');
}
