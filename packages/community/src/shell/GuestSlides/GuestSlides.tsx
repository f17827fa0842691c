import { ButtonLink, Carousel, Heading } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { slide } from './GuestSlides.css';

const SLIDES = {
  product: ['product.supply', 'product.source', 'product.updates'],
  company: ['company.updates', 'company.employee', 'company.promote'],
  event: ['event.attend', 'event.exhibit'],
} as const;

export interface GuestSlidesProps {
  /** Subject of the page. Default `product`. */
  about?: keyof typeof SLIDES;
  /** Address of every button. */
  href: string;
}

/** Promotional carousel for guests, with autoplay. @see MKT-010, MKT-011, MKT-012, MKT-014 */
export function GuestSlides({ about = 'product', href }: GuestSlidesProps) {
  const messages = useMessages();
  return (
    <Carousel label={messages.format('guestSlides.label')} data-component="GuestSlides">
      {SLIDES[about].map((name) => (
        <div key={name} className={slide}>
          <Heading level={2} size="part">
            {messages.format(`guestSlides.${name}`)}
          </Heading>
          <ButtonLink href={href}>{messages.format(`guestSlides.${name}Action`)}</ButtonLink>
        </div>
      ))}
    </Carousel>
  );
}
