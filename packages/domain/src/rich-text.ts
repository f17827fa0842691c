/** What rich text may hold. */
interface RichTextRules {
  /** Elements that stand below each other, and breaks. */
  blocks: readonly string[];
  /** Elements of a line, by what they become. */
  inline: Readonly<Record<string, string>>;
  /** What goes with all that it holds; of any other unknown element the words stay. */
  dropped: readonly string[];
  /** Where links may lead: to the web and to mailboxes, by whole addresses. */
  schemes: readonly string[];
}

/**
 * What rich text that people write may hold: the server stores nothing else, and the design system shows nothing else.
 *
 * @see GAP-100
 */
export const RICH_TEXT: RichTextRules = {
  blocks: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  inline: {
    b: 'strong',
    strong: 'strong',
    i: 'em',
    em: 'em',
    u: 'u',
    s: 's',
    del: 's',
    strike: 's',
    sub: 'sub',
    sup: 'sup',
    code: 'code',
  },
  dropped:
    'audio button canvas embed frame frameset head iframe input link math meta noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
      ' ',
    ),
  schemes: ['http', 'https', 'mailto'],
};
