import { BareLink, classNames, useMessages } from '@millrace/ui/bare';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { brandMessages } from '../../shell/brand.messages';
import { brand, foot, mark } from './CardFoot.css';

export interface CardFootProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
  /** Target of the link. */
  children: ReactNode;
}

/** Last line of a card on another site: the brand and a link to the page. */
export function CardFoot({ className, children, ...rest }: CardFootProps) {
  const messages = useMessages(brandMessages);
  return (
    <BareLink data-component="CardFoot" {...rest} className={classNames(foot, className)}>
      <span className={brand}>
        <svg aria-hidden="true" className={mark} viewBox="0 0 34 24" width="22" height="16">
          <path d="M0 4h6c9 0 9 8 18 8h10H0m0 8h6c9 0 9-8 18-8" />
        </svg>
        {messages.format('brand')}
      </span>
      {children}
    </BareLink>
  );
}
