/**
 * Records the public TypeScript API of published packages by entry: names, props, generics. A change shows up in
 * `surface/*.api.md` and must be intended. `npm run surface` rewrites the files.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { at } from '../workspace/paths.mjs';
import { projects } from '../workspace/projects.mjs';

/** Entries that are not recorded: texts of one language have the same type as the entry of messages. */
const saysNothingNew = /\/locales\//;

/** Excluded, because nine tenths of this entry are generated from `openapi.yaml`, where changes are reviewed. */
const pinnedByContract = '@millrace/api-client .';

/** Packages whose public types only use types that some entry exports. */
const namesEveryType = ['@millrace/design-system'];

/**
 * @param {{ update?: boolean }} [options] `update` writes differences instead of only reporting them
 * @returns {string[]} differences and unreadable entries; empty if each file is up to date
 */
export function compareSurfaces({ update = false } = {}) {
  return projects()
    .filter(({ published }) => published)
    .flatMap(({ name, folder }) => {
      const entries = typedEntries(name, folder);
      return [
        ...entries.flatMap((entry) => compareEntry({ name, folder, entry, update })),
        ...strayReports(folder, entries, update),
      ];
    });
}

/**
 * @typedef {object} TypedEntry
 * @property {string} report  name of its file
 * @property {string} types  path of its declarations in the package
 */

/** @param {string} name of the package @param {string} folder @returns {TypedEntry[]} */
function typedEntries(name, folder) {
  /** @type {{ exports: Record<string, { types?: string } | string | null> }} */
  const { exports } = JSON.parse(readFileSync(join(at(folder), 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'object' && target?.types;
    if (!types || saysNothingNew.test(types) || `${name} ${path}` === pinnedByContract) return [];
    return [{ report: `${path === '.' ? 'index' : path.slice('./'.length)}.api.md`, types }];
  });
}

/**
 * @param {{ name: string, folder: string, entry: TypedEntry, update: boolean }} of  `folder` from the root, or absolute
 * @returns {string[]}
 */
export function compareEntry({ name, folder, entry: { report, types }, update }) {
  const projectFolder = resolve(at('.'), folder);
  const temporary = mkdtempSync(join(tmpdir(), 'surface-'));
  const reports = join(projectFolder, 'surface');
  mkdirSync(reports, { recursive: true });
  const quiet = { default: { logLevel: /** @type {const} */ ('none') } };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(projectFolder, types),
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: reports,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
      messages: {
        extractorMessageReporting: {
          ...quiet,
          'ae-forgotten-export': { logLevel: /** @type {const} */ ('warning') },
        },
        tsdocMessageReporting: quiet,
        compilerMessageReporting: quiet,
      },
    },
  });
  /** @type {string[]} */
  const told = [];
  /** @type {string[]} */
  const hidden = [];
  const { apiReportChanged, succeeded } = Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message) => {
      if (message.logLevel === 'error') told.push(message.text);
      if (message.messageId === 'ae-forgotten-export') {
        hidden.push(/"(.+?)"/.exec(message.text)?.[1] ?? message.text);
        message.logLevel = 'none';
      }
      message.handled = true;
    },
  });
  rmSync(temporary, { recursive: true });
  const unnamed = namesEveryType.includes(name) ? unnamedTypes(reports, hidden) : [];
  const faults = unnamed.map((type) => `${name}: ${types} uses the type ${type}, which no entry exports`);
  if (apiReportChanged) faults.push(`${name}: surface/${report} is not what ${types} offers`);
  else if (!succeeded) faults.push(`${name}: ${types}: ${told.join('; ') || 'could not be read'}`);
  return faults;
}

/**
 * Lists the types that an entry uses but no entry exports.
 * @param {string} reports  the folder of the surface
 * @param {string[]} hidden
 */
function unnamedTypes(reports, hidden) {
  const written = readdirSync(reports).map((file) => readFileSync(join(reports, file), 'utf8'));
  return hidden.filter((type) => {
    const declared = new RegExp(
      `^export (?:declare )?(?:type|interface|const|function|class) ${type.replace(/\$\d+$/, '')}\\b`,
      'm',
    );
    return !written.some((text) => declared.test(text));
  });
}

/** @param {string} folder @param {TypedEntry[]} entries @param {boolean} update @returns {string[]} */
function strayReports(folder, entries, update) {
  const known = new Set(entries.map(({ report }) => report));
  const written = join(at(folder), 'surface');
  const stray = existsSync(written) ? readdirSync(written).filter((file) => !known.has(file)) : [];
  if (update) for (const file of stray) rmSync(join(written, file));
  return stray.map((file) => `${folder}: surface/${file} is of no entry`);
}

if (process.argv[1] === import.meta.filename) {
  const written = compareSurfaces({ update: true });
  for (const line of written) console.log(line);
  console.log(written.length === 0 ? 'All files are up to date.' : 'Updated.');
}
