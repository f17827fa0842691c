import { readFileSync } from 'node:fs';
import { at } from '../workspace/paths.mjs';

/**
 * Banned form in English texts. Banned phrases are in the guide's table.
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {string} use  the remedy
 * @property {string} example  a text that violates the rule
 * @property {RegExp} [except]  keys that are exempt, and why
 */

/** @type {readonly Rule[]} */
export const RULES = [
  { pattern: /["']/, use: 'curly quotes “ ” and the apostrophe ’', example: "You can't." },
  { pattern: /\.{3}/, use: 'the character …', example: 'Loading...' },
  { pattern: /\s…/, use: 'no space before …', example: 'Sending …' },
  { pattern: /\s[!?:;,.](?:\s|$)/, use: 'no space before a mark', example: 'Done !' },
  { pattern: /!/, use: 'no exclamation mark', example: 'Saved!' },
  { pattern: / -{1,2} |--|—/, use: 'a colon, a comma or a second sentence', example: 'Saved - for now' },
  { pattern: /\d ?- ?\d/, use: 'the range dash –', example: '1-2 days' },
  {
    pattern: /^\s|\s$| {2}/,
    use: 'single spaces, none at the ends',
    example: 'Two  spaces',
    // Units and separators appear between other texts.
    except: /Unit$|^listSeparator$|^alerts\.postTitle$|^valueChain\.(?:node|inputs)\.note$/,
  },
  {
    pattern: /\b(?:is|are|was|were|be) no (?!longer\b|more than\b)/i,
    use: 'isn’t',
    example: 'This is no PDF.',
  },
  {
    pattern: /(?:^|[.?!:] )(?:What|Whoever|Whom|Whose|Those|That which)\b[^?.]*\.(?=\s|$)/,
    use: 'a subject that is no clause',
    example: 'What you follow is listed below.',
  },
  {
    pattern: /\brows?\b/i,
    use: 'the name of what is listed',
    example: 'Load more rows',
    // Tables and spreadsheets have rows.
    except: /^(?:tableTools|sheet|field\.(?:sheet|noHeadingRow)|spreadsheet|import)/i,
  },
  { pattern: /\bentr(?:y|ies)\b/i, use: 'the name of what is listed', example: 'One entry' },
  {
    pattern: /(?<!Arrow |arrow |-)\bkeys?\b/i,
    use: 'code, secret, or the name of the thing',
    example: 'The key is unknown.',
  },
  { pattern: /\b(?:this|the|a|API) calls?\b|\bcalled with\b/i, use: 'request', example: 'The call failed.' },
  {
    pattern: /\b(?:payload|tuple|null|boolean|UUID|enum)\b/,
    use: 'a word that users know',
    example: 'The payload is empty.',
    // Read by programs.
    except: /^problem\./,
  },
];

/** File with the table of phrases. */
const GUIDE = 'docs/voice.md';

/**
 * Reads the phrases that the guide bans.
 * @returns {{ phrase: string, pattern: RegExp, use: string }[]}
 */
export function readPhrases() {
  const [, table = ''] = readFileSync(at(GUIDE), 'utf8').split('| --- | --- |\n');
  return table.split('\n').flatMap((line) => {
    const [, use = '', banned = ''] = line.split('|').map((cell) => cell.trim());
    return [...banned.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => ({
      phrase,
      pattern: new RegExp(`(?<![\\w-])${phrase === 'is no' ? 'is no (?!longer)' : phrase}(?![\\w-])`, 'i'),
      use,
    }));
  });
}
