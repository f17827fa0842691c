const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  c: 'ç',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

/**
 * English with accents and a third longer: shows texts that do not come from the catalogue, and layouts that have
 * no room. Leaves the placeholders and tags of ICU messages alone.
 */
export function pseudoLocalize<Catalogue extends Record<string, string>>(catalogue: Catalogue): Catalogue {
  const entries = Object.entries(catalogue).map(([key, text]) => [
    key,
    key === 'brand' ? text : stretch(text),
  ]);
  return Object.fromEntries(entries);
}

function stretch(message: string): string {
  let depth = 0;
  let isTag = false;
  let letters = 0;
  const accented = [...message].map((letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (letter === '<') isTag = true;
    if (letter === '>') isTag = false;
    if (depth > 0 || isTag || letter === '}' || letter === '>') return letter;
    letters += 1;
    return accents[letter] ?? letter;
  });
  return `${accented.join('')}${letters > 0 ? ` ${'·'.repeat(Math.ceil(letters / 3))}` : ''}`;
}
