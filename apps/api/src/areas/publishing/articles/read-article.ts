import { ARTICLE_MAX } from '@millrace/domain';
import { Parser } from 'htmlparser2';

/** Elements whose content is not part of the article. */
const UNSEEN = new Set(
  'head script style template noscript iframe object svg math audio video canvas select textarea nav aside footer'.split(
    ' ',
  ),
);

/** Elements that start a new line. */
const LINES = new Set(
  'address article blockquote body br caption dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Elements that contain the article, if a page has them. */
const BODIES = new Set(['article', 'main']);

/** Limits on depth and number of tags, beyond those of real pages: the parser walks all open elements at each end tag. */
const DEPTH_MAX = 256;
const TAGS_MAX = 50_000;

/** Number of characters parsed before yielding: a few milliseconds of work. */
const CHUNK = 2 ** 16;

/**
 * Returns the visible text of an article's page, one paragraph per line, up to `ARTICLE_MAX` characters: that of its
 * `article` or `main` elements if it has any. Runs in linear time, and yields between chunks.
 */
export function* readArticle(html: string): Generator<void, string> {
  const whole = new TextLines();
  const body = new TextLines();
  let [depth, tags, unseen, inBody] = [0, 0, 0, 0];
  const write = (text: string) => {
    if (unseen > 0) return;
    whole.write(text);
    if (inBody > 0) body.write(text);
  };
  let isCut = false;
  const stop = () => {
    isCut = true;
    parser.pause();
  };
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      tags += 1;
      if (UNSEEN.has(name)) unseen += 1;
      if (BODIES.has(name)) inBody += 1;
      if (LINES.has(name)) write('\n');
      if (depth > DEPTH_MAX || tags > TAGS_MAX) stop();
    },
    ontext: (text) => write(text.replace(/\s+/g, ' ')),
    onclosetag(name) {
      if (LINES.has(name)) write('\n');
      depth -= 1;
      if (UNSEEN.has(name)) unseen -= 1;
      if (BODIES.has(name)) inBody -= 1;
    },
  });
  for (let at = 0; at < html.length && !isCut; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK));
    yield;
  }
  return body.text() || whole.text();
}

/** Collects text up to the limit of an article. */
class TextLines {
  readonly #parts: string[] = [];
  #length = 0;

  write(text: string): void {
    if (this.#length > ARTICLE_MAX) return;
    this.#parts.push(text);
    this.#length += text.length;
  }

  text(): string {
    // First the spaces, so that no run of them is walked again from each of its places.
    const spaced = this.#parts.join('').replace(/ {2,}/g, ' ');
    return spaced
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim()
      .slice(0, ARTICLE_MAX);
  }
}
