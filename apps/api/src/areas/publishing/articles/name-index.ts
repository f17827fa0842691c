import { lettersOf, nameWords, productForms } from './name-forms';
import { singularsOf } from './plurals';

/** Things of one kind and name: names may repeat. */
export interface Named {
  kind: 'product' | 'company' | 'event';
  name: string;
  ids: ReadonlySet<string>;
}

interface GrowingNamed extends Named {
  ids: Set<string>;
  keys: readonly string[];
}

/** So many letters of each key are known, so that looking for longer names ends early. */
const BEGINNINGS = [4, 10, 24] as const;

/** Names by the letters that an article has of them, in memory: an article is looked up word by word. */
export class NameIndex {
  readonly #byKey = new Map<string, GrowingNamed[]>();
  readonly #byName = new Map<string, GrowingNamed>();
  readonly #byId = new Map<string, GrowingNamed>();
  /** What was removed stays, as it only costs a look more. */
  readonly #beginnings = new Set<string>();

  /** Takes a thing in by its name now; `null` for one that is there no longer. */
  set(kind: Named['kind'], id: string, name: string | null): void {
    const before = this.#byId.get(id);
    if (before && before.kind === kind && before.name === name) return;
    if (before) this.#remove(before, id);
    if (name === null) return;
    const named = this.#byName.get(nameKey(kind, name)) ?? this.#add(kind, name);
    named.ids.add(id);
    this.#byId.set(id, named);
  }

  /** What may be meant by these letters; whether it is, its name decides. */
  lookUp(key: string): readonly Named[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Whether a name may begin with these letters; yes where too little is known. */
  mayBegin(letters: string): boolean {
    const known = BEGINNINGS.findLast((length) => length <= letters.length);
    return known === undefined || this.#beginnings.has(letters.slice(0, known));
  }

  #add(kind: Named['kind'], name: string): GrowingNamed {
    const keys = keysOf(kind, name);
    const named: GrowingNamed = { kind, name, ids: new Set(), keys };
    this.#byName.set(nameKey(kind, name), named);
    for (const key of keys) {
      const alike = this.#byKey.get(key);
      if (alike) alike.push(named);
      else this.#byKey.set(key, [named]);
      for (const length of BEGINNINGS) if (length <= key.length) this.#beginnings.add(key.slice(0, length));
    }
    return named;
  }

  #remove(named: GrowingNamed, id: string): void {
    named.ids.delete(id);
    this.#byId.delete(id);
    if (named.ids.size > 0) return;
    this.#byName.delete(nameKey(named.kind, named.name));
    for (const key of named.keys) {
      const left = (this.#byKey.get(key) ?? []).filter((one) => one !== named);
      if (left.length > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    }
  }
}

const nameKey = (kind: Named['kind'], name: string): string => `${kind} ${name}`;

/** Longer names are found nowhere. */
const KEY_MAX = 100;

function keysOf(kind: Named['kind'], name: string): string[] {
  const keys =
    kind === 'company'
      ? [companyLetters(name)]
      : (kind === 'product' ? productForms(name).map(({ written }) => written) : [name]).flatMap((written) =>
          singularsOf(lettersOf(written)),
        );
  return [...new Set(keys)].filter((key) => key !== '' && key.length <= KEY_MAX);
}

/** The letters of a company's name without its legal form. */
const companyLetters = (name: string): string =>
  nameWords(name)
    .flatMap(({ letters, isForm }) => (isForm ? [] : letters))
    .join('');
