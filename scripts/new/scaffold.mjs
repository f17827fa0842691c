import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AREAS, kinds } from './kinds.mjs';
import { readName, readTitle } from './names.mjs';
import { registerMessages } from './register-messages.mjs';

const templates = join(import.meta.dirname, 'templates');

/**
 * @typedef {object} Made
 * @property {string[]} files  written, relative to the root
 * @property {string[]} next  remaining steps, in order
 */

/**
 * Generates the initial files of a new component, module or document.
 * @param {string} root
 * @param {string} kind
 * @param {string} given  its name, prefixed by its area if it has one, or a decision's title
 * @returns {Made | string} a string is the reason why nothing was written
 */
export function scaffold(root, kind, given) {
  if (kind === 'decision') return scaffoldDecision(root, given);
  const shape = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!shape) return `Unknown kind "${kind}". Use one of: ${Object.keys(kinds).join(', ')}, decision.`;
  if (!given) return `A ${kind} needs a name, such as ${shape.example}.`;
  const names = shape.inArea ? readInArea(given, shape.example) : readName(given);
  if (typeof names === 'string') return names;

  const folder = shape.folder(names);
  for (const taken of [folder, ...(shape.rivals?.(names) ?? [])]) {
    const there = existing(root, taken);
    if (there) return `There is ${there} already: choose another name.`;
  }
  const fill = filler(shape.adapt?.(names) ?? names);
  const files = readdirSync(join(templates, kind)).map((name) => {
    const path = `${folder}/${fill(name)}`;
    write(root, path, fill(readFileSync(join(templates, kind, name), 'utf8')));
    return path;
  });
  const next = shape.next(names);
  if (kind !== 'feature') return { files, next };
  const registered = registerMessages(root, names);
  return { files: [...files, registered.file], next: [...registered.next, ...next] };
}

/** Parses `<area>/<Name>`. @param {string} given @param {string} example */
function readInArea(given, example) {
  const [area = '', ...name] = given.split('/');
  if (name.length === 0) return `"${given}" needs its area, as in ${example}. ${areaList}`;
  if (!AREAS.includes(area)) return `Unknown area "${area}". ${areaList}`;
  return readName(name.join('/'), area);
}

const areaList = `Areas: ${AREAS.join(', ')}.`;

/** @param {string} root @param {string} title @returns {Made | string} */
function scaffoldDecision(root, title) {
  const folder = 'docs/decisions';
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const place = readTitle(title, files);
  if (typeof place === 'string') return place;
  const text = readFileSync(join(templates, 'decision.md'), 'utf8')
    .replace('{number}', () => String(place.number))
    .replace('{title}', () => title.trim());
  write(root, `${folder}/${place.file}`, text);
  return {
    files: [`${folder}/${place.file}`],
    next: ['Fill the three paragraphs; one screen is enough.', 'Commit it with the work that it decides.'],
  };
}

/** Returns the existing path, case-insensitively. @param {string} root @param {string} path */
function existing(root, path) {
  const folder = dirname(path);
  if (!existsSync(join(root, folder))) return undefined;
  const name = readdirSync(join(root, folder)).find(
    (entry) => `${folder}/${entry}`.toLowerCase() === path.toLowerCase(),
  );
  return name && `${folder}/${name}`;
}

/** @param {string} text */
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces the templates' placeholder name, the water gauge. @param {import('./names.mjs').Names} names */
function filler(names) {
  const snake = names.kebab.replaceAll('-', '_');
  const constant = names.camel.replace(/[A-Z]|(?<=[a-z])[0-9]+/g, (part) => `_${part}`).toUpperCase();
  /** @type {Record<string, string>} */
  const words = {
    WATER_GAUGE: constant,
    WaterGauge: names.pascal,
    waterGauge: names.camel,
    'water-gauge': names.kebab,
    water_gauge: snake,
    'Water gauge': capitalize(names.words),
    'water gauge': names.words,
    '{Area}': capitalize(names.area).replaceAll('-', ' '),
  };
  return (/** @type {string} */ text) =>
    text.replace(
      /WATER_GAUGE|[Ww]aterGauge|water-gauge|water_gauge|[Ww]ater gauge|\{Area\}/g,
      (found) => words[found] ?? found,
    );
}

/** @param {string} root @param {string} path @param {string} content */
function write(root, path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
