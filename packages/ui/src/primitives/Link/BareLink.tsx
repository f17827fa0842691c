import type { ComponentPropsWithRef } from 'react';
import { useEnvironment } from '../../hooks/environment';

export interface BareLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/**
 * An anchor without a look of its own, rendered by the host's link component where it has one. Every link of
 * the package goes through here, so that a host's router sees them all.
 */
export function BareLink({ href, ...rest }: BareLinkProps) {
  const { renderLink } = useEnvironment();
  if (renderLink && rest.download === undefined && staysInside(href)) return renderLink({ href, ...rest });
  return <a href={href} {...rest} />;
}

/** Other origins and mail are no business of a router. */
function staysInside(href: string): boolean {
  return (href.startsWith('/') && !href.startsWith('//')) || href.startsWith('?') || href.startsWith('#');
}
