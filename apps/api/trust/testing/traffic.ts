import { randomUUID } from 'node:crypto';
import { directChatId } from '@millrace/domain';
import { PASSWORD, type Seed, Visitor } from '../../testing';
import { listChat, Talker } from '../../testing/chat-test-client';

/** Who takes part, and what they write under. */
export type Scene = Awaited<ReturnType<typeof seedTraffic>>;

/** What became of traffic. */
export interface TrafficFigures {
  requests: number;
  /** Each request that had no reply, or a reply of failure: what was asked, and what came. */
  failed: string[];
  written: number;
  messages: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
}

/** Readers and writers that go on at once, each one request after the other. */
const WRITERS = 3;
const READERS = 3;

/** How often each of two members says something. */
const SAY_MS = 50;

/** How long what is on its way may take to arrive, in milliseconds. */
const ARRIVE_MS = 60_000;

/** Puts two members and a post into a database. */
export async function seedTraffic(seed: Seed) {
  const [ada, ben] = [
    await seed.member('Ada', { plan: 'premium' }),
    await seed.member('Ben', { plan: 'premium' }),
  ];
  return { ada, ben, post: await seed.post(ada, 'Under which all is written.') };
}

/** Members who read, write and chat. Requests are sent once: whatever fails is counted, and not tried again. */
export class Traffic {
  private readonly failed: string[] = [];
  private readonly written: string[] = [];
  private requests = 0;
  private said = 0;
  private isOver = false;
  private loops: Promise<void>[] = [];
  private talking: NodeJS.Timeout | undefined;
  private talkers: Talker[] = [];

  private constructor(
    private readonly visitor: Visitor,
    private readonly scene: Scene,
    private readonly reads: readonly string[],
    private readonly pages: ReadonlySet<string>,
  ) {}

  /**
   * @param pages Addresses of pages for guests, which are read besides: whole, and made then rather than kept.
   * @param webUrl The site whose pages the members are at.
   */
  static async start(
    { apiUrl, webUrl, pages }: { apiUrl: string; webUrl: string; pages: readonly string[] },
    scene: Scene,
  ): Promise<Traffic> {
    const signIn = async (email: string): Promise<Visitor> => {
      const visitor = new Visitor(apiUrl, webUrl);
      await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
      if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
      return visitor;
    };
    const visitors = [await signIn(scene.ada.email), await signIn(scene.ben.email)] as const;
    const path = `${apiUrl}/api/v1/feed/post/${scene.post.id}`;
    const reads = [`${apiUrl}/api/v1/current_user`, path, `${path}/comment?start=0&size=5`, ...pages];
    const traffic = new Traffic(visitors[0], scene, reads, new Set(pages));
    const chatId = directChatId(scene.ada.id, scene.ben.id);
    traffic.talkers = [scene.ada, scene.ben].map(
      (member, at) => new Talker(member, visitors[at] ?? visitors[0], chatId, webUrl),
    );
    for (const talker of traffic.talkers) talker.load();
    traffic.talking = setInterval(() => {
      for (const [at, talker] of traffic.talkers.entries()) talker.say(`${at} ${traffic.said}`);
      traffic.said += 1;
    }, SAY_MS);
    traffic.loops = [
      ...Array.from({ length: WRITERS }, (_, writer) => traffic.write(`${path}/comment`, writer)),
      ...Array.from({ length: READERS }, (_, reader) => traffic.read(reader)),
    ];
    return traffic;
  }

  /** Ends it, waits for what is on its way, and holds what arrived against what was sent. */
  async end(): Promise<TrafficFigures> {
    this.isOver = true;
    clearInterval(this.talking);
    await Promise.all(this.loops);
    const messages = this.talkers.length * this.said;
    const giveUpAt = Date.now() + ARRIVE_MS;
    while (
      this.talkers.some(({ waiting, told }) => waiting > 0 || told.length < messages) &&
      Date.now() < giveUpAt
    ) {
      // What is on its way has no end that could be awaited.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const talker of this.talkers) talker.leave();
    const chatId = directChatId(this.scene.ada.id, this.scene.ben.id);
    const lists = [await listChat(this.visitor, chatId), ...this.talkers.map(({ told }) => told)];
    const count = (of: (texts: string[], numbers: number[]) => number): number =>
      lists.reduce(
        (sum, list) =>
          sum +
          of(
            list.map(({ message }) => message),
            list.map(({ number }) => number),
          ),
        0,
      );
    return {
      requests: this.requests,
      failed: [...this.failed, ...(await this.missing())],
      written: this.written.length,
      messages,
      lost: count((texts) => messages - new Set(texts).size),
      doubled: count((texts) => texts.length - new Set(texts).size),
      outOfOrder: count(
        (texts, numbers) =>
          numbers.filter((number, at) => number !== at + 1).length +
          this.talkers.filter((_, at) => !isInTurn(texts, at)).length,
      ),
    };
  }

  /** Comments that were acknowledged and are not listed, or listed twice. */
  private async missing(): Promise<string[]> {
    const path = `/api/v1/feed/post/${this.scene.post.id}/comment`;
    const listed: string[] = [];
    for (let length = 1; length > 0; ) {
      const { body } = await this.visitor.get(`${path}?start=${listed.length}&size=50`);
      const texts = body.Items.map(({ text }: { text: string }) => text);
      listed.push(...texts);
      length = texts.length;
    }
    const found = new Map<string, number>();
    for (const text of listed) found.set(text, (found.get(text) ?? 0) + 1);
    return this.written
      .filter((text) => found.get(text) !== 1)
      .map((text) => `${text}: listed ${found.get(text) ?? 0} times`);
  }

  private async write(url: string, writer: number): Promise<void> {
    for (let at = 0; !this.isOver; at += 1) {
      const text = `Writer ${writer}, ${at}`;
      const isWritten = await this.send(url, {
        method: 'POST',
        body: JSON.stringify({ text }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      });
      if (isWritten) this.written.push(text);
    }
  }

  private async read(reader: number): Promise<void> {
    for (let at = reader; !this.isOver; at += 1)
      await this.send(this.reads[at % this.reads.length] ?? '', {});
  }

  private async send(url: string, init: RequestInit): Promise<boolean> {
    this.requests += 1;
    const isPage = this.pages.has(url);
    const headers = { ...(!isPage && { Cookie: this.visitor.sessionCookie ?? '' }), ...init.headers };
    try {
      const reply = await fetch(url, { ...init, headers, redirect: 'manual' });
      const text = await reply.text();
      const isMadeNow = reply.status === 200 && text.includes('</h1>') && !reply.headers.has('Age');
      if (isPage ? isMadeNow : reply.status < 400) return true;
      this.failed.push(`${init.method ?? 'GET'} ${url}: ${reply.status} ${text.slice(0, 200)}`);
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      this.failed.push(`${init.method ?? 'GET'} ${url}: ${cause}`);
    }
    return false;
  }
}

/** Whether what one of the two said stands in the order in which it was said. */
function isInTurn(texts: readonly string[], talker: number): boolean {
  const said = texts.flatMap((text) => {
    const [who, at] = text.split(' ').map(Number);
    return who === talker ? [at ?? -1] : [];
  });
  return said.every((at, index) => index === 0 || at > (said[index - 1] ?? -1));
}
