import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { sectorAttribute } from '../../styles/sectors';
import type { HeadingLevel } from '../Heading';
import { Link, type LinkProps } from '../Link';
import { body, card, foot, header, link, media, title } from './Card.css';
import type { CardKind } from './card-props';

export interface CardRootProps extends ComponentPropsWithRef<'article'> {
  /** Why it is a box. Default `figure`. */
  kind?: CardKind;
  /** Sets the band of a sector at its head; a neutral one for `null`. */
  sector?: string | null;
}

/** The box. Holds a Header, a Media, a Body and a Foot, each if it is needed. */
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

/** The line of the title and one fact or badge. */
function Header({ className, ...rest }: ComponentPropsWithRef<'header'>) {
  return <header data-part="header" {...rest} className={classNames(header, className)} />;
}

export interface CardTitleProps extends ComponentPropsWithRef<'h3'> {
  /** One below that of the section the card stands in. */
  level: HeadingLevel;
}

/** Names the card; holds the Link where the whole card leads somewhere. */
function Title({ level, className, ...rest }: CardTitleProps) {
  const Tag = `h${level}` as const;
  return <Tag data-part="title" {...rest} className={classNames(title, className)} />;
}

/** A picture from edge to edge. */
function Media({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="media" {...rest} className={classNames(media, className)} />;
}

function Body({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="body" {...rest} className={classNames(body, className)} />;
}

/** Facts and actions below a hairline. */
function Foot({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer data-part="foot" {...rest} className={classNames(foot, className)} />;
}

export type CardLinkProps = Omit<LinkProps, 'variant'>;

/** The title as a link whose target is the whole card; the one stop of the Tab key for it. */
function CardLink({ className, ...rest }: CardLinkProps) {
  return <Link variant="plain" {...rest} className={classNames(link, className)} />;
}

/** One of the few boxes: a figure, something that is entered, something that floats. */
export const Card = { Root, Header, Title, Media, Body, Foot, Link: CardLink };
