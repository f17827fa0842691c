import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An entry that does nothing but hand on: imports, a list of exports, comments. */
const HANDS_ON = /^(?:\s*(?:import (?:\{[^}]*\} from )?"[^"]+";|export \{[^}]*\};|\/\/[^\n]*))*\s*$/;

const listed = (list: string): string[][] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => name.split(' as '));

/**
 * Makes of an entry that lists exports of many files one that has `export *` of a list for each of these files. esbuild
 * takes a list for used as a whole: with it, what one component loads on demand would be loaded at once, where another
 * component of the list needs the same.
 *
 * @param dist The folder of the build.
 * @param entries Their names, without endings.
 * @throws Where an entry has code of its own: give that an entry to the build.
 */
export function splitEntries(dist: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const path = join(dist, `${entry}.js`);
    const code = readFileSync(path, 'utf8');
    if (!HANDS_ON.test(code)) throw new Error(`${entry}.js has code of its own.`);
    const homes = new Map<string, { from: string; name: string }>();
    for (const [, list = '', from = ''] of code.matchAll(/import \{([^}]*)\} from "([^"]+)";/g))
      for (const [name = '', local = name] of listed(list)) homes.set(local, { from, name });
    const lists = new Map<string, string[]>();
    for (const [, list = ''] of code.matchAll(/export \{([^}]*)\};/g)) {
      for (const [local = '', name = local] of listed(list)) {
        const home = homes.get(local);
        if (!home) throw new Error(`${entry}.js exports ${local}, which it does not import.`);
        const line = home.name === name ? name : `${home.name} as ${name}`;
        lists.set(home.from, [...(lists.get(home.from) ?? []), line]);
      }
    }
    const folder = join(dist, 'lists', entry);
    mkdirSync(folder, { recursive: true });
    const lines = [...lists].map(([from, names]) => {
      if (!from.startsWith('./')) return `export { ${names.join(', ')} } from "${from}";`;
      const list = basename(from);
      writeFileSync(join(folder, list), `export { ${names.join(', ')} } from "../../${list}";\n`);
      return `export * from "./lists/${entry}/${list}";`;
    });
    writeFileSync(path, `${lines.join('\n')}\n`);
    if (existsSync(`${path}.map`)) rmSync(`${path}.map`);
  }
}
