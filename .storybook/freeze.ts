/** The moment at which every story begins: a Monday morning in winter, in UTC. */
const storyTime = Date.parse('2026-03-02T09:00:00Z');

const RealDate = Date;
const realRandom = Math.random;
let startedAt = performance.now();

/** A clock that starts at the same moment in every story and goes on from there, so that timeouts still work. */
class StoryDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
    if (args.length === 0) super(StoryDate.now());
    else super(...(args as ConstructorParameters<typeof RealDate>));
  }
  static override now() {
    return storyTime + Math.floor(performance.now() - startedAt);
  }
}

/** Time and chance, the same in every run. Returns what undoes it. */
export function freeze(): () => void {
  startedAt = performance.now();
  let seed = 1;
  globalThis.Date = StoryDate as DateConstructor;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  };
}

/** Waits for the faces that stories are set in; a picture taken before would show the fallbacks. */
export async function loadFonts(): Promise<void> {
  const faces = ['400 14px Archivo', '400 16px "Source Serif 4"', '400 12px "IBM Plex Mono"'];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  await document.fonts.ready;
}
