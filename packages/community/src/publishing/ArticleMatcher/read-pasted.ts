/**
 * Returns the text of a clipboard: for markup only its visible text, whether it is HTML of the clipboard or pasted page
 * source. Code editors add HTML that displays the source.
 */
export function readPasted(clipboard: Pick<DataTransfer, 'getData'>): string {
  const markup = clipboard.getData('text/html');
  const text = markup === '' ? clipboard.getData('text/plain') : visibleText(markup);
  return isMarkup(text) ? visibleText(text) : text;
}

/** Elements whose content is not part of the text. */
const UNSEEN =
  'head,script,style,template,noscript,iframe,object,svg,math,audio,video,canvas,select,textarea,[hidden],[style*="display:none"],[style*="display: none"]';

/** Elements that start a new line. */
const LINES =
  'address,article,aside,blockquote,body,caption,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/** Tags that only occur in markup: an end tag of a common element, or a void element. */
const MARKUP =
  /<!doctype html|<\/(?:a|article|b|blockquote|body|div|em|figure|h[1-6]|html|i|li|ol|p|section|span|strong|table|td|tr|ul)\s*>|<(?:br|hr|img|p)(?:\s[^<>]*)?\/?>/i;

/** True if a text is evidently markup, such as the source of an article. */
const isMarkup = (text: string): boolean => MARKUP.test(text);

/**
 * Returns the visible text of markup, one paragraph per line: without tags, attributes, scripts and styles, and with
 * entities decoded. Nothing is executed or loaded, as the parsed document has no browsing context.
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
