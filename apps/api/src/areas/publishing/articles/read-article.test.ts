import { ARTICLE_MAX } from '@millrace/domain';
import { expect, it } from 'vitest';
import { readArticle } from './read-article';

function read(html: string): string {
  const steps = readArticle(html);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

it('reads what readers see of an article, one paragraph per line, and nothing around it', () => {
  const html = `<!doctype html><title>Trade</title><nav>Graphite</nav><main><article>
    <h1>Drawing&nbsp;fiber</h1><script>glass()</script><p>Sil<b>ane</b> and
    glass &amp; helium<br>of Norway.</p><aside>Tungsten</aside></article></main><footer>Argon</footer>`;
  expect(read(html)).toBe('Drawing fiber\nSilane and glass & helium\nof Norway.');
});

it('reads the whole page if it names no article', () => {
  expect(read('<header>Trade</header><div>One<div>Two</div></div>')).toBe('Trade\nOne\nTwo');
  expect(read('<article></article><p>Three')).toBe('Three');
});

it('reads up to the limit of an article', () => {
  expect(read(`<p>${'word '.repeat(ARTICLE_MAX)}`)).toHaveLength(ARTICLE_MAX);
});

it.each([
  ['nested tags and end tags of others', '<b>'.repeat(100_000) + '</i>'.repeat(150_000)],
  ['spaces apart', '<b> </b>'.repeat(120_000)],
  ['lines apart', '<p> </p>'.repeat(120_000)],
  ['a tag that does not end', `<${'a '.repeat(500_000)}`],
  ['unclosed comments', '<!--'.repeat(250_000)],
])('takes a megabyte of %s in its stride', (_name, html) => {
  const start = performance.now();
  read(html);
  expect(performance.now() - start).toBeLessThan(2_000);
});
