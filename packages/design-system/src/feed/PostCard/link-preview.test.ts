import { expect, it } from 'vitest';
import { findLinkPreview } from './link-preview';

it.each([
  ['Read https://www.works.example/news/draw-tower-report.html today', 'works.example', 'Draw tower report'],
  ['https://works.example/n/%E7%9F%B3%E8%8B%B1%E7%8E%BB%E7%92%83', 'works.example', '石英玻璃'],
  ['https://works.example/article/9f86d081884c7d65', 'works.example', 'Article'],
  ['https://works.example/%E0%A4%A', 'works.example', ''],
  ['https://works.example', 'works.example', ''],
  ['Write to a@works.example, then https://two.example/sheet', 'two.example', 'Sheet'],
])('reads host and title off an address: %s', (text, host, title) => {
  expect(findLinkPreview(text)).toMatchObject({ host, title });
});

it('finds nothing in words and mailboxes', () => {
  expect(findLinkPreview('README.md, or a@works.example')).toBeNull();
});
