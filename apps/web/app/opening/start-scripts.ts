import { noteChosen } from './chosen-before';
import { noteOpenedAddress } from './opened-address';
import { notePressed } from './pressed-before';
import { noteWords } from './words-over-reload';

/** How long after its load a page that is read waits for a sign of its reader, in ms, before it comes to life anyhow. */
const QUIET_MS = 3000;

/** What somebody does who is there. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'change',
];

/**
 * Starts the scripts that the element before it holds, once the page is seen; where it may wait for its reader
 * (`data-waits`), with the first sign of one. Once the page has loaded and is seen, they are fetched at low priority,
 * unless the reader saves data.
 */
export const START_SCRIPTS = `{
  const { nonce, previousElementSibling: held } = document.currentScript;
  ${noteOpenedAddress('held')}
  ${noteChosen('held')}
  ${noteWords('held')}
  ${notePressed('held')}
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  // In short steps: all at once, they would hold a phone up for half a second, in which it answers nobody.
  const others = () => new Promise((resolve) => setTimeout(resolve));
  let asking;
  const ask = async (fetchPriority) => {
    for (const [at, href] of JSON.parse(held.dataset.modules).entries()) {
      if (at % 4 === 3) await others();
      add('link', { rel: 'modulepreload', href, fetchPriority });
    }
  };
  const start = async () => {
    await (asking ??= ask('auto'));
    for (const [, href] of held.textContent.matchAll(/ from "([^"]+)"/g)) {
      // Firefox gives them up when the page is left.
      if (!(await import(href).catch(() => null))) return held.lose();
      await others();
    }
    // It tells of the first modules by itself, and not of the last, which it asks for as it runs.
    const textContent = held.textContent.replace(
      /import\\("[^"]+"\\)/,
      '$&.catch((error) => { document.querySelector("script[data-modules]").lose(); throw error; })',
    );
    add('script', { type: 'module', nonce, textContent, onerror: held.lose });
  };
  const seen = new Promise((resolve) => {
    if (document.hidden) resolve();
    // The first paint may show no more than a ground.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    // Where a browser tells of no paint.
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
  const wanted = new Promise((resolve) => {
    if (!('waits' in held.dataset)) return resolve();
    const there = new AbortController();
    const begin = () => {
      there.abort();
      resolve();
    };
    for (const sign of ${JSON.stringify(SIGNS)}) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: there.signal });
    }
    addEventListener('load', () => {
      // The load may come before the first paint, which nothing may hold up.
      if (!navigator.connection?.saveData) void seen.then(() => (asking ??= ask('low')));
      setTimeout(begin, ${QUIET_MS});
    });
  });
  Promise.all([seen, wanted]).then(start);
}`;
