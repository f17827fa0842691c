import { classNames } from '../../internal/class-names';
import { BareLink, type BareLinkProps } from './BareLink';
import { link } from './Link.css';
import { LinkExternalMark } from './LinkExternalMark';

/** `text` stands in a sentence, `name` is a row's or card's name, `plain` has no look until pointed at. */
export const LINK_VARIANTS = ['text', 'name', 'plain'] as const;
export type LinkVariant = (typeof LINK_VARIANTS)[number];

export interface LinkProps extends BareLinkProps {
  /** Default `text`. */
  variant?: LinkVariant;
  /** Marks that it leads to another site, for eye and ear. Not in a text that somebody else wrote. Default `false`. */
  external?: boolean;
}

/** Goes somewhere. Rendered by the host's link component where the address stays inside the host. */
export function Link({ variant = 'text', external = false, className, children, ...rest }: LinkProps) {
  return (
    <BareLink
      data-component="Link"
      {...(external && { rel: 'noopener' })}
      {...rest}
      className={classNames(link({ variant }), className)}
    >
      {children}
      {external && <LinkExternalMark />}
    </BareLink>
  );
}
