import { classNames } from '../../internal/class-names';
import { isolateBracketed } from '../../internal/isolate-bracketed';
import { useMessages } from '../../messages/MessagesContext';
import { icon } from '../Icon/Icon.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { BareLink, type BareLinkProps } from './BareLink';
import { externalMark, link } from './Link.css';
import { linkMessages } from './Link.messages';

/** `text` is for sentences, `name` for the name of a row or card, `plain` is unstyled until hovered. */
export const LINK_VARIANTS = ['text', 'name', 'plain'] as const;
export type LinkVariant = (typeof LINK_VARIANTS)[number];

export interface LinkProps extends BareLinkProps {
  /** Default `text`. */
  variant?: LinkVariant;
  /** Marks an external link, visually and for screen readers. Not for user-generated text. Default `false`. */
  external?: boolean;
}

/** Renders a link, with the host's link component if the URL is internal. */
export function Link({ variant = 'text', external = false, className, children, ...rest }: LinkProps) {
  return (
    <BareLink
      data-component="Link"
      {...(external && { rel: 'noopener' })}
      {...rest}
      className={classNames(link({ variant }), className)}
    >
      {variant === 'name' ? isolateBracketed(children) : children}
      {external && <LinkExternalMark />}
    </BareLink>
  );
}

/** Word joiner between the last word and the mark, to prevent a line break. */
const WORD_JOINER = '\u2060';

/** External link icon. Inlined, as widgets use links but no icon library. */
function LinkExternalMark() {
  const messages = useMessages(linkMessages);
  return (
    <>
      <VisuallyHidden>{messages.format('link.external')}</VisuallyHidden>
      <span aria-hidden="true">{WORD_JOINER}</span>
      <svg
        aria-hidden="true"
        focusable={false}
        viewBox="0 0 24 24"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="square"
        className={classNames(icon({ size: 'small' }), externalMark)}
      >
        <path d="M7 7h10v10M7 17 17 7" />
      </svg>
    </>
  );
}
