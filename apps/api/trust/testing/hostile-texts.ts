/** What a text is made of that parsers, regular expressions and comparisons may take long for: repeated as often as it fits. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ 'one word': 'a', words: 'a ', 'two-letter words': 'ab ', sentences: 'Fused silica is drawn. ' },
  ...{ dots: 'a.', 'legal forms': 'S.A. ', names: 'preform silica glass ', commas: 'a,', semicolons: 'a;' },
  ...{ spaces: ' ', breaks: '\n', 'blank lines': ' \n\t', 'carriage returns': '\r\n', tabs: '\t' },
  ...{ 'round brackets': '(', 'square brackets': '[', braces: '{"a":', quotes: '"', apostrophes: "'" },
  ...{
    elements: '<div>',
    'elements with attributes': '<b a=1><p>',
    'end tags': '</b>',
    links: '<a href=//a>',
  },
  ...{ comments: '<!--', entities: '&lt;div ', 'bare signs': '<', 'long attributes': '<a ======"/>' },
  ...{
    tracks: '<style>a{grid-template-columns:repeat(1000,1px)}</style>',
    rules: 'a{b:c}',
    'at rules': '@media(',
  },
  ...{
    cards: '<millrace-product data-id="1">',
    frames: '<iframe srcdoc="',
    scripts: '<script src=/embed/a.js>',
  },
  ...{ policies: '<meta http-equiv=content-security-policy content="script-src a">', headers: 'a: b\n' },
  ...{ 'header policies': 'content-security-policy: script-src a, img-src b\n', lists: 'a=(b c);d, ' },
  ...{ addresses: 'http://a.b/ ', 'bare hosts': 'www.a.', emails: 'a@a.', 'at signs': '@', mentions: '@a ' },
  ...{ equals: '=', dashes: '-', percents: '%', underscores: '_', backslashes: '\\', 'percent codes': '%25' },
  ...{ digits: '1', zeros: '0', 'letters and digits': 'a1', hashes: 'sha256-A ', 'plus signs': '+1 ' },
  ...{
    marks: 'e\u0301',
    'marks alone': '\u0301',
    ligatures: 'ﷺ',
    'soft hyphens': 'a\u00ad',
    'half widths': 'ﾊﾟ',
  },
  ...{
    Han: '漢字',
    Thai: 'กำ',
    Arabic: 'سلام ',
    Devanagari: 'क्षि',
    emoji: '👩‍👩‍👧‍👦',
    turns: '\u202e',
    flags: '🇦🇨',
  },
};

/** Texts that end in what makes a greedy expression go back over all of it. */
const TRAPS: Readonly<Record<string, readonly [unit: string, end: string]>> = {
  'a word that ends in a sign': ['a', '!'],
  'spaces before a letter': [' ', 'x'],
  'a number that ends in a letter': ['1', 'x'],
  'labels without an end': ['a.', '@'],
  'closing tags below many elements': [`</b>`, ''],
};

/** What a text of this kind may begin with. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'closing tags below many elements': '<div>'.repeat(250),
};

/** The kinds of texts that there are. */
export const HOSTILE_KINDS: readonly string[] = [...Object.keys(UNITS), ...Object.keys(TRAPS)];

/** Those of which each is for another kind of work: where there is less time, or less room. */
export const MAIN_KINDS: readonly string[] = [
  ...['one word', 'two-letter words', 'names', 'dots', 'legal forms', 'round brackets', 'elements'],
  ...['closing tags below many elements', 'tracks', 'policies', 'addresses', 'marks', 'ligatures', 'Han'],
  ...['spaces before a letter', 'labels without an end'],
];
export const FEW_KINDS: readonly string[] = ['dots', 'percents', 'ligatures', 'spaces before a letter'];

/** A text of a kind, as long as a field takes it, in characters as the contract counts them. */
export function hostileText(kind: string, length: number): string {
  const [unit, end] = TRAPS[kind] ?? [UNITS[kind] ?? 'a', ''];
  const beginning = BEGINNINGS[kind] ?? '';
  const room = length - beginning.length - end.length;
  if (room < 1) return 'a'.repeat(length);
  const letters = [...unit];
  const whole = unit.repeat(Math.floor(room / letters.length));
  return beginning + whole + letters.slice(0, room % letters.length).join('') + end;
}
