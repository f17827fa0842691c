/**
 * The text of what is on a clipboard: of markup what its readers see, be it markup for the clipboard or the source of a
 * page. Editors of code bring along markup that shows the source.
 */
export function readPasted(clipboard: Pick<DataTransfer, 'getData'>): string {
  const markup = clipboard.getData('text/html');
  const text = markup === '' ? clipboard.getData('text/plain') : visibleText(markup);
  return isMarkup(text) ? visibleText(text) : text;
}

/** What stands in these is not read as a part of a text. */
const UNSEEN =
  'head,script,style,template,noscript,iframe,object,svg,math,audio,video,canvas,select,textarea,[hidden],[style*="display:none"],[style*="display: none"]';

/** What begins a line of its own. */
const LINES =
  'address,article,aside,blockquote,body,caption,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/** Tags as only markup has them: an end of a common element, or what stands for itself. */
const MARKUP =
  /<!doctype html|<\/(?:a|article|b|blockquote|body|div|em|figure|h[1-6]|html|i|li|ol|p|section|span|strong|table|td|tr|ul)\s*>|<(?:br|hr|img|p)(?:\s[^<>]*)?\/?>/i;

/** True if a text is evidently markup, such as an article copied from its source. */
const isMarkup = (text: string): boolean => MARKUP.test(text);

/**
 * What a reader of markup sees of it, each paragraph on a line: no tags, attributes, scripts or styles, and entities as
 * the characters that they stand for. Nothing of it is run or loaded, as the document that holds it has no window.
 *
 * @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
 */
function visibleText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return nodeText(body)
    .replace(/[ \t]*\n[ \t\n]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

function nodeText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
  if (!(node instanceof Element) || node.matches(UNSEEN)) return '';
  if (node.localName === 'br') return '\n';
  const inner = [...node.childNodes].map(nodeText).join('');
  return node.matches(LINES) ? `\n${inner}\n` : inner;
}
