import type { MailContent } from '../content';

/** The mail as text, for those who read no HTML. */
export function plainText(content: MailContent, brand: string): string {
  const {
    heading,
    paragraphs,
    facts,
    sections = [],
    quote,
    action,
    otherwise,
    afterwards = [],
    reason,
    stop,
  } = content;
  const parts = [
    brand,
    heading,
    ...paragraphs,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...sections.flatMap(({ title, links }) => [title, ...links.map(({ label, url }) => `${label}:\n${url}`)]),
    quote
      ?.split(/\r\n?|\n/)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    action && `${action.label}:\n${action.url}`,
    otherwise && `${otherwise.label}:\n${otherwise.url}`,
    ...afterwards,
    // Mail programs take what follows this line for a signature.
    `-- \n${reason}`,
    stop && `${stop.label}:\n${stop.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
