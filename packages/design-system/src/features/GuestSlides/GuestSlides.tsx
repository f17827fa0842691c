import { useMessages } from '../../messages/MessagesContext';
import { ButtonLink } from '../../primitives/Button';
import { Carousel } from '../../primitives/Carousel';
import { Heading } from '../../primitives/Heading';
import { slide } from './GuestSlides.css';

const SLIDES = ['supply', 'source', 'updates'] as const;

export interface GuestSlidesProps {
  /** Where every button leads. */
  href: string;
}

/** Three promotional slides of a product's page, for guests only; they play by themselves. @see MKT-010, MKT-014 */
export function GuestSlides({ href }: GuestSlidesProps) {
  const messages = useMessages();
  return (
    <Carousel label={messages.format('guestSlides.label')} data-component="GuestSlides">
      {SLIDES.map((name) => (
        <div key={name} className={slide}>
          <Heading level={2} size="part">
            {messages.format(`guestSlides.product.${name}`)}
          </Heading>
          <ButtonLink href={href}>{messages.format(`guestSlides.product.${name}Action`)}</ButtonLink>
        </div>
      ))}
    </Carousel>
  );
}
