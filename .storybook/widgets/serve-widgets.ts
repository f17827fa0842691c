import { createEmbedHandler, type EmbedHandler } from '../../packages/widgets/src/server/embed-handler';
import { currentScripts } from '../../packages/widgets/src/server/release-list';
import { CARD_LANGUAGES, cards, fragmentKey } from './cards';
import { absentApi, mockApi } from './mock-api';
import { webUrl } from './web-url';

/** What pages in stories are given in the place of a server: the very answers of one. */
export interface ServedWidgets {
  version: string;
  /** Of the loader, as the attribute of a script names it. */
  integrity: string;
  /** Answers to requests for one card each, by its key. */
  answers: Record<string, string>;
  /** The answer while the API is away. */
  absent: string;
}

/** Files of a release that pages ask for. */
export const FILES = ['millrace.js', 'live.js', 'regular0.woff2', 'bold0.woff2'] as const;

/** Builds the widgets of the sources as they stand, and asks their server for every card that stories show. */
export async function serveWidgets(): Promise<{ served: ServedWidgets; files: Map<string, Uint8Array> }> {
  const { version, scripts } = await currentScripts();
  const integrity = scripts.find(({ name }) => name === 'millrace.js')?.integrity ?? '';
  const [server, absent] = await Promise.all(
    [mockApi, absentApi].map((api) => createEmbedHandler({ api, webUrl })),
  );
  const keys = Object.values(cards).flatMap((card) =>
    CARD_LANGUAGES.map((language) => fragmentKey(card, language)),
  );
  const ask = async (handler: EmbedHandler | undefined, path: string) => {
    const { status, body } =
      (await handler?.({ method: 'GET', url: `/${version}/${path}`, headers: {} })) ?? {};
    if (status !== 200 || body === undefined) throw new Error(`${path} is answered with ${status}.`);
    return body;
  };
  const text = async (handler: EmbedHandler | undefined, key: string) =>
    String(await ask(handler, `cards?${encodeURIComponent(key)}`));
  const answers = await Promise.all(keys.map(async (key) => [key, await text(server, key)] as const));
  const files = await Promise.all(
    FILES.map(async (name) => [name, Buffer.from(await ask(server, name))] as const),
  );
  return {
    served: {
      version,
      integrity,
      answers: Object.fromEntries(answers),
      absent: await text(absent, fragmentKey(cards.product, 'en')),
    },
    files: new Map(files),
  };
}
