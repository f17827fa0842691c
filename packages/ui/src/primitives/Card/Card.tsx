import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { sectorAttribute } from '../../styles/sectors';
import type { HeadingLevel } from '../Heading';
import { Link, type LinkProps } from '../Link';
import { body, card, foot, header, link, media, title } from './Card.css';
import type { CardKind } from './card-props';

export interface CardRootProps extends ComponentPropsWithRef<'article'> {
  /** Kind of box. Default `figure`. */
  kind?: CardKind;
  /** Sets the colour band of a sector at the top; a neutral one for `null`. */
  sector?: string | null;
}

/** Renders the box. Holds an optional Header, Media, Body and Foot. */
function Root({ kind = 'figure', sector, className, ...rest }: CardRootProps) {
  return (
    <article
      data-component="Card"
      {...(sector !== undefined && sectorAttribute(sector))}
      {...rest}
      className={classNames(card({ kind }), className)}
    />
  );
}

/** Renders the line with the title and one fact or badge. */
function Header({ className, ...rest }: ComponentPropsWithRef<'header'>) {
  return <header data-part="header" {...rest} className={classNames(header, className)} />;
}

export interface CardTitleProps extends ComponentPropsWithRef<'h3'> {
  /** Heading level: one below that of the surrounding section. */
  level: HeadingLevel;
}

/** Names the card; holds the Link if the whole card is a link. */
function Title({ level, className, ...rest }: CardTitleProps) {
  const Tag = `h${level}` as const;
  return <Tag data-part="title" {...rest} className={classNames(title, className)} />;
}

/** Shows a full-bleed picture. */
function Media({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="media" {...rest} className={classNames(media, className)} />;
}

function Body({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="body" {...rest} className={classNames(body, className)} />;
}

/** Shows facts and actions below a hairline. */
function Foot({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer data-part="foot" {...rest} className={classNames(foot, className)} />;
}

export type CardLinkProps = Omit<LinkProps, 'variant'>;

/** Renders the title as a stretched link that covers the whole card, with a single tab stop. */
function CardLink({ className, ...rest }: CardLinkProps) {
  return <Link variant="plain" {...rest} className={classNames(link, className)} />;
}

/** Box for a figure, an input or a floating element. Most structure uses rules instead. */
export const Card = { Root, Header, Title, Media, Body, Foot, Link: CardLink };
