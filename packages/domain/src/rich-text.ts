/** Allowed rich text. */
interface RichTextRules {
  /** Block elements and line breaks. */
  blocks: readonly string[];
  /** Inline elements, with the element that each becomes. */
  inline: Readonly<Record<string, string>>;
  /** Elements removed with their content; other unknown elements are unwrapped. */
  dropped: readonly string[];
  /** Allowed link schemes, with absolute addresses only. */
  schemes: readonly string[];
}

/**
 * Allowlist for rich text: the server stores nothing else, and the design system renders nothing else.
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
