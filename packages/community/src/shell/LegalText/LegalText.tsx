import { Heading, Link, Prose, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { contents, contentsList, contentsTitle, root, summary, text } from './LegalText.css';
import type { LegalDocument } from './legal-document';

export interface LegalTextProps {
  /** `termsOfUse`, `privacyPolicy`, `accessibilityStatement`, or a custom document. */
  document: LegalDocument;
}

/** Terms, a privacy policy, or an accessibility statement: a summary, then numbered sections. @see GAP-011 */
export function LegalText({ document }: LegalTextProps) {
  const messages = useMessages();
  const since = messages.date(document.since, { dateStyle: 'long' });
  return (
    <div className={root} data-component="LegalText">
      <nav aria-labelledby="contents" className={contents}>
        <p id="contents" className={contentsTitle}>
          {messages.format('legalText.contents')}
        </p>
        <ol className={contentsList}>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <Link variant="plain" href={`#${id}`}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={text}>
        <Heading level={1}>{document.title}</Heading>
        <Prose className={summary}>
          <p>{document.summary}</p>
        </Prose>
        <Text variant="caption">{messages.format('legalText.since', { since })}</Text>
        {document.sections.map(({ id, title, paragraphs }, index) => (
          <section key={id} aria-labelledby={id}>
            <SectionHead number={index + 1} title={title} titleId={id} />
            <Prose>
              {paragraphs.map((paragraph) =>
                typeof paragraph === 'string' ? (
                  <p key={paragraph}>{paragraph}</p>
                ) : (
                  <ul key={paragraph.join()}>
                    {paragraph.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </Prose>
          </section>
        ))}
      </div>
    </div>
  );
}
