import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { projects } from '../workspace/projects.mjs';

const published = projects().filter((project) => project.published);

describe.each(published)('The package $name', ({ folder }) => {
  const manifest = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));

  it('says where its source, its pages and its issues are, and by which words it is found', () => {
    expect(manifest.repository).toEqual({
      type: 'git',
      url: 'git+https://millrace.example/source/millrace.git',
      directory: folder,
    });
    expect(manifest.homepage).toBe('https://millrace.example/developers');
    expect(manifest.bugs).toEqual({ url: 'https://millrace.example/source/millrace/issues' });
    expect(manifest.keywords.length).toBeGreaterThan(2);
    expect(new Set(manifest.keywords).size).toBe(manifest.keywords.length);
  });

  it('links in its README only what is in its tarball, or beside it in the repository', () => {
    const links = [...readFileSync(at(folder, 'README.md'), 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(at(folder, link)))).toEqual([]);
    const inside = links.map((link) => posix.normalize(link)).filter((link) => !link.startsWith('..'));
    const packed = [...manifest.files, 'README.md', 'LICENSE', 'package.json'];
    expect(inside.filter((link) => !packed.some((path) => `${link}/`.startsWith(`${path}/`)))).toEqual([]);
  });
});
