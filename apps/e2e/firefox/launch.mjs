#!/usr/bin/env node
/**
 * Replaces Firefox when Playwright launches it: starts the Firefox of FIREFOX_PATH with the same arguments, and
 * proxies their messages to add what Firefox lacks. `emulation.setMediaFeaturesOverride`: the colour
 * scheme is set by an internal API of Firefox, other media features keep the browser's values. Clipboard permissions:
 * granted by a preference. Text: see insert-text.mjs. Downloads: see name-download.mjs.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';
import { enterAsKeys } from './insert-text.mjs';
import { nameDownload } from './name-download.mjs';
import { schemeScript } from './scheme-script.mjs';

/** Ids of our own messages, far above those that Playwright counts up to. */
const FIRST_OWN_ID = 2 ** 40;

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox-esr',
  [...process.argv.slice(2), '--remote-allow-system-access'],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^(WebDriver BiDi listening on )(ws:\/\/.*)$/.exec(line);
  if (!address?.[2]) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const target = `${address[2]}/session`;
  server.on('connection', (client) => bridge(client, target));
  server.on('listening', () => {
    const own = server.address();
    if (own && typeof own === 'object') process.stderr.write(`${address[1]}ws://127.0.0.1:${own.port}\n`);
  });
});

/** Used part of Firefox's replies. @typedef {{ contexts?: { context: string }[] }} Answer */

/**
 * Forwards messages both ways, except for the command that is handled here.
 * @param {WebSocket} client Playwright
 * @param {string} target address of Firefox
 */
function bridge(client, target) {
  const browser = new WebSocket(target, { perMessageDeflate: false });
  /** @type {string[]} */
  const early = [];
  /** @type {Map<number, (reply: { result: Answer }) => void>} */
  const asked = new Map();
  /** @type {Set<string>} requests whose responses have begun; a redirected one keeps its id */
  const begun = new Set();
  let lastId = FIRST_OWN_ID;

  /** @param {string} method @param {object} params @returns {Promise<{ result: Answer }>} */
  const ask = (method, params) =>
    new Promise((resolve) => {
      lastId += 1;
      asked.set(lastId, resolve);
      browser.send(JSON.stringify({ id: lastId, method, params }));
    });

  /** @type {Promise<string> | undefined} the privileged window of Firefox, whose scripts may use internal APIs */
  let chrome;
  const findChrome = async () => {
    const { result } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const [window] = result.contexts ?? [];
    if (!window) throw new Error('Firefox has no window of its own.');
    return window.context;
  };

  /** @param {{ contexts?: string[], features: { 'prefers-color-scheme'?: string | null } }} params */
  const setMedia = async ({ contexts = [], features }) => {
    const scheme = features['prefers-color-scheme'];
    // A new context already has the scheme that Playwright sets, light or the browser's own.
    if (contexts.length === 0) return;
    chrome ??= findChrome();
    await ask('script.evaluate', {
      expression: schemeScript(contexts, scheme ?? 'none'),
      target: { context: await chrome },
      awaitPromise: false,
    });
  };

  browser.on('open', () => {
    for (const message of early) browser.send(message);
  });
  browser.on('message', (data) => {
    const text = nameDownload(data.toString());
    const { id, method, params } = JSON.parse(text);
    if (method === 'network.responseStarted') begun.add(params.request.request);
    // Playwright exits if a response completes that has not begun.
    if (method === 'network.responseCompleted' && !begun.delete(params.request.request)) return;
    const answered = asked.get(id);
    if (answered) {
      asked.delete(id);
      answered(JSON.parse(text));
    } else client.send(text);
  });
  client.on('message', (data) => {
    const text = enterAsKeys(data.toString());
    const { id, method, params } = JSON.parse(text);
    if (method === 'emulation.setMediaFeaturesOverride')
      void setMedia(params).then(() => client.send(JSON.stringify({ type: 'success', id, result: {} })));
    else if (method === 'permissions.setPermission' && params.descriptor.name.startsWith('clipboard-'))
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.CONNECTING) early.push(text);
    else browser.send(text);
  });
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
  for (const side of [browser, client])
    side.on('error', (error) => process.stderr.write(`${error.message}\n`));
}
