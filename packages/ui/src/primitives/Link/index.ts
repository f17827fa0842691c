export { BareLink, type BareLinkProps } from './BareLink';
export { LINK_VARIANTS, Link, type LinkProps, type LinkVariant } from './Link';
