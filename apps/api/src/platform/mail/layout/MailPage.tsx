import type { Language } from '@millrace/domain';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../content';
import { DARK_STYLES, LOOK, type Look, RTL_LOOK } from './look';

/** What {@link MailPage} shows. */
export interface MailPageProps {
  content: MailContent;
  /** The name of the platform, which stands as the mark: nothing is fetched from elsewhere. */
  brand: string;
  /** What stands over the address of the action. */
  plainLinkText: string;
  language: Language;
}

/** Every mail as a page of HTML. */
export function MailPage({ content, brand, plainLinkText, language }: MailPageProps) {
  const {
    heading,
    paragraphs,
    facts = [],
    sections = [],
    quote,
    action,
    afterwards = [],
    otherwise,
    reason,
    stop,
  } = content;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const look: Look = direction === 'rtl' ? RTL_LOOK : LOOK;
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <body className="mr-paper" style={LOOK.body}>
        <Preview>{content.preheader}</Preview>
        {/* Once more, as some mail programs take the body away. */}
        <Section className="mr-paper" style={LOOK.paper}>
          <Container style={LOOK.page}>
            <Text className="mr-ink" style={LOOK.mark}>
              {brand}
            </Text>
            <Section className="mr-strong" style={LOOK.sheet}>
              <Heading as="h1" className="mr-ink" style={look.heading}>
                {heading}
              </Heading>
              <Paragraphs texts={paragraphs} />
              {facts.length > 0 && <Facts facts={facts} look={look} />}
              <Sections sections={sections} />
              {quote !== undefined && (
                <Text className="mr-ink mr-raised mr-rule" style={LOOK.quote}>
                  {quote}
                </Text>
              )}
              {action && (
                <>
                  <Section style={LOOK.action}>
                    <Button href={action.url} className="mr-button" style={LOOK.button}>
                      {action.label}
                    </Button>
                  </Section>
                  <Text className="mr-ink2" style={LOOK.small}>
                    {plainLinkText}
                    <br />
                    <Link href={action.url} className="mr-link" style={LOOK.link}>
                      {action.url}
                    </Link>
                  </Text>
                </>
              )}
              {otherwise && (
                <Text className="mr-ink" style={LOOK.paragraph}>
                  <Link href={otherwise.url} className="mr-link" style={LOOK.link}>
                    {otherwise.label}
                  </Link>
                </Text>
              )}
              <Paragraphs texts={afterwards} />
            </Section>
            <Section className="mr-rule" style={LOOK.foot}>
              <Text className="mr-ink2" style={LOOK.small}>
                {reason}
              </Text>
              {stop && (
                <Text className="mr-ink2" style={LOOK.small}>
                  <Link href={stop.url} className="mr-link" style={LOOK.link}>
                    {stop.label}
                  </Link>
                </Text>
              )}
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} className="mr-ink" style={LOOK.paragraph}>
      {text}
    </Text>
  ));

const Sections = ({ sections }: { sections: NonNullable<MailContent['sections']> }) =>
  sections.map(({ title, links }) => (
    <Section key={title} className="mr-rule" style={LOOK.section}>
      <Heading as="h2" className="mr-ink" style={LOOK.sectionTitle}>
        {title}
      </Heading>
      {links.map(({ label, url }) => (
        <Text key={`${url} ${label}`} className="mr-ink" style={LOOK.sectionLine}>
          <Link href={url} className="mr-link" style={LOOK.link}>
            {label}
          </Link>
        </Text>
      ))}
    </Section>
  ));

const Facts = ({ facts, look }: { facts: NonNullable<MailContent['facts']>; look: Look }) => (
  <table style={look.facts}>
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row" className="mr-ink2 mr-rule" style={look.label}>
            {label}
          </th>
          <td className="mr-ink mr-rule" style={look.value}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
