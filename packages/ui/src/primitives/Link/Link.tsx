import { classNames } from '../../internal/class-names';
import { isolateBracketed } from '../../internal/isolate-bracketed';
import { useMessages } from '../../messages/MessagesContext';
import { icon } from '../Icon/Icon.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { BareLink, type BareLinkProps } from './BareLink';
import { externalMark, link } from './Link.css';
import { linkMessages } from './Link.messages';

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
      {variant === 'name' ? isolateBracketed(children) : children}
      {external && <LinkExternalMark />}
    </BareLink>
  );
}

/** Between the last word and the mark: no line begins with the mark. */
const WORD_JOINER = '\u2060';

/** Says that a link leads away. Drawn here, as widgets have links but no library of icons. */
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
