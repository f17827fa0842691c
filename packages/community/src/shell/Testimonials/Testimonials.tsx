import { Avatar, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import {
  name as nameClass,
  quote,
  quotes as quotesClass,
  speaker,
  words as wordsClass,
} from './Testimonials.css';

const QUOTES = ['first', 'second'] as const;

/** What somebody said. */
export interface Testimonial {
  words: string;
  name: string;
  /** What they do, and where. */
  role: string;
}

export interface TestimonialsProps {
  /** Its place among the sections of the page. */
  number?: number;
  /** Default: those of the catalogue. */
  quotes?: readonly Testimonial[];
}

/** What members say; its texts are samples, to be overridden by the catalogue or by `quotes`. @see MKT-007 */
export function Testimonials({ number, quotes }: TestimonialsProps) {
  const messages = useMessages();
  const shown =
    quotes ??
    QUOTES.map((key) => ({
      words: messages.format(`testimonials.${key}`),
      name: messages.format(`testimonials.${key}Name`),
      role: messages.format(`testimonials.${key}Role`),
    }));
  return (
    <section aria-labelledby="testimonials" data-component="Testimonials">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('testimonials.title')}
        titleId="testimonials"
        fact={messages.format('testimonials.fact')}
      />
      <div className={quotesClass}>
        {shown.map(({ words, name, role }) => (
          <figure key={words} className={quote} data-part="quote">
            <blockquote className={wordsClass}>{words}</blockquote>
            <figcaption className={speaker}>
              <Avatar name={name} />
              <span>
                <b className={nameClass}>{name}</b>
                {role}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
