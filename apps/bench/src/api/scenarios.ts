import type { Catalogue } from './data/load-catalogue';
import { Random } from './data/random';

/** Group of requests that pages send frequently. */
export interface Scenario {
  name: string;
  /** True for a signed-in member; otherwise a guest. */
  signedIn: boolean;
  /** Paths, requested in turn. */
  paths: readonly string[];
  /** Form to post; without one the paths are read by GET. A form is answered with a redirect. */
  form?: Readonly<Record<string, string>>;
  /** Request whose query plans are shown. */
  explained: readonly string[];
}

/** Number of distinct requests, enough to defeat caches. */
const QUESTIONS = 500;

/** Builds the three calls of the product page, its search box, and the session, as visitors send them. */
export function makeScenarios({ products, member }: Pick<Catalogue, 'products' | 'member'>): Scenario[] {
  const random = new Random(21);
  // Products with many suppliers are requested more often.
  const asked = Array.from({ length: QUESTIONS }, () => random.pick(products, 2));
  const pages = asked.map(({ id }) => `/api/v1/product/${id}`);
  const suppliers = asked.map(({ id }) => `/api/v2/products/${id}/suppliers`);
  const searches = asked.map(({ name }) => searchPath(typedText(name, random)));
  const first = (paths: readonly string[]) => ({ paths, explained: paths.slice(0, 1) });
  return [
    { name: 'product, guest', signedIn: false, ...first(pages) },
    { name: 'product, member', signedIn: true, ...first(pages) },
    { name: 'suppliers, guest', signedIn: false, ...first(suppliers) },
    { name: 'suppliers, member', signedIn: true, ...first(suppliers) },
    // A name prefix, a word that a quarter of all names have, a typo: the search's three steps.
    {
      name: 'search',
      signedIn: false,
      paths: searches,
      explained: ['silicon carb', 'grade', 'graphtie'].map(searchPath),
    },
    { name: 'current user', signedIn: true, ...first(['/api/v1/current_user']) },
    {
      name: 'sign-in',
      signedIn: false,
      paths: ['/auth/login'],
      form: { username: member.email, password: member.password },
      explained: [],
    },
  ];
}

const searchPath = (text: string): string => `/api/v1/product/search/${encodeURIComponent(text)}`;

/** Builds what a user types to find a product: its beginning, a later word, or either with a typo. */
function typedText(name: string, random: Random): string {
  const words = name.replace(/[^\p{L} ]/gu, '').split(' ');
  const from = random.next() < 0.7 ? 0 : random.below(words.length);
  const text = words.slice(from).join(' ');
  const typed = text.slice(0, 3 + random.below(8)).trim();
  if (typed.length < 6 || random.next() < 0.85) return typed.length < 3 ? name.slice(0, 3) : typed;
  const slip = 1 + random.below(typed.length - 2);
  return `${typed.slice(0, slip)}${typed[slip + 1]}${typed[slip]}${typed.slice(slip + 2)}`;
}
