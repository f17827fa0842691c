/** Markup that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | readonly Html[];

/** Writes markup; what is put in is escaped unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    markup: texts.map((text, at) => text + (at < parts.length ? write(parts[at] ?? '') : '')).join(''),
  };
}

function write(part: Part): string {
  if (typeof part === 'string') {
    return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  }
  return 'markup' in part ? part.markup : part.map(write).join('');
}
