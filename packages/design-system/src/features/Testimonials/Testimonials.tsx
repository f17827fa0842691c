import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { SectionHead } from '../../primitives/SectionHead';
import { name as nameClass, quote, quotes, speaker, words } from './Testimonials.css';

const QUOTES = ['first', 'second'] as const;

export interface TestimonialsProps {
  /** Its place among the sections of the page. */
  number?: number;
}

/** What members say; its texts are samples, to be overridden by the catalogue. @see MKT-007 */
export function Testimonials({ number }: TestimonialsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="testimonials" data-component="Testimonials">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('testimonials.title')}
        titleId="testimonials"
        fact={messages.format('testimonials.fact')}
      />
      <div className={quotes}>
        {QUOTES.map((key) => {
          const name = messages.format(`testimonials.${key}Name`);
          return (
            <figure key={key} className={quote} data-part="quote">
              <blockquote className={words}>{messages.format(`testimonials.${key}`)}</blockquote>
              <figcaption className={speaker}>
                <Avatar name={name} />
                <span>
                  <b className={nameClass}>{name}</b>
                  {messages.format(`testimonials.${key}Role`)}
                </span>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
