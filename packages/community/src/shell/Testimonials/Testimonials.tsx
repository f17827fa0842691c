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

/** Text of the quote. */
export interface Testimonial {
  words: string;
  name: string;
  /** Job title and company. */
  role: string;
}

export interface TestimonialsProps {
  /** Number of the section on its page. */
  number?: number;
  /** Default: the quotes of the message catalogue. */
  quotes?: readonly Testimonial[];
}

/** Quotes of members; the default texts are samples, to be overridden by messages or by `quotes`. @see MKT-007 */
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
