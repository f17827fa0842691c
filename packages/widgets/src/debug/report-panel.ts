import ar from '../locales/ar.json';
import de from '../locales/de.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';
import { type DebugText, debugTexts } from '../messages/debug-texts';
import type { Problem } from './problem';
import { startTag } from './read-page';

/** System colors and face: nothing to load, readable in each theme, and `!important` against resets of the page. */
const STYLES = `:host{all:initial!important;position:fixed!important;inset:auto 16px 16px auto!important;display:block!important;box-sizing:border-box!important;inline-size:min(480px,100vw - 32px)!important;max-block-size:70vh!important;overflow:auto!important;padding:16px!important;border:2px solid CanvasText!important;background:Canvas!important;color:CanvasText!important;color-scheme:light dark!important;font:14px/1.5 system-ui,sans-serif!important;z-index:2147483647!important}
header{display:flex;justify-content:space-between;align-items:center;gap:16px}h2{font-size:18px;margin:0}button{font:inherit;min-block-size:32px;padding-inline:12px}
ul{list-style:none;margin:12px 0 0;padding:0}li{padding-block:12px;border-block-start:1px solid GrayText}p{margin:0;overflow-wrap:anywhere}
code{display:block;direction:ltr;text-align:left;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap;margin-block-start:4px}.fix{padding:8px;border:1px solid CanvasText;user-select:all}small{font-size:12px}`;

const TEXTS: Readonly<Record<string, Readonly<Record<DebugText, string>>>> = { ar, de, ja, zh };

/** The report, in a corner of the page, in the language of its reader. */
export class ReportPanel {
  readonly #language = navigator.language.slice(0, 2);
  readonly #root: ShadowRoot;
  readonly #content = document.createElement('div');

  constructor() {
    // The bookmarklet may be pressed again.
    document.querySelector('[data-millrace-report]')?.remove();
    const host = document.createElement('div');
    host.dataset.millraceReport = '';
    host.lang = this.#language in TEXTS ? this.#language : 'en';
    host.dir = host.lang === 'ar' ? 'rtl' : 'ltr';
    this.#root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [sheet];
    const section = add(this.#root, 'section');
    section.setAttribute('aria-label', this.#text('debug.title'));
    const header = add(section, 'header');
    add(header, 'h2', this.#text('debug.title'));
    const close = add(header, 'button', this.#text('debug.close'));
    close.onclick = () => host.remove();
    section.onkeydown = ({ key }) => {
      if (key === 'Escape') host.remove();
    };
    this.#content.setAttribute('role', 'status');
    section.append(this.#content);
    add(this.#content, 'p', this.#text('debug.checking'));
    document.documentElement.append(host);
    // In the top layer, above everything of the page.
    host.popover = 'manual';
    host.showPopover();
    close.focus();
  }

  /** Shows the problems, then the size of each widget. */
  show(hosts: readonly HTMLElement[], problems: readonly Problem[]): void {
    this.#content.replaceChildren();
    if (problems.length === 0) add(this.#content, 'p', this.#text('debug.fine'));
    const list = add(this.#content, 'ul');
    for (const { text, values, at, fix } of problems) {
      const item = add(list, 'li');
      add(item, 'p', this.#text(text, values));
      if (at) add(item, 'code', at);
      if (!fix) continue;
      add(item, 'small', this.#text('debug.fix'));
      add(item, 'code', fix).className = 'fix';
    }
    for (const host of hosts) {
      const { width, height } = host.getBoundingClientRect();
      const item = add(list, 'li');
      add(item, 'code', startTag(host));
      const size = { width: Math.round(width), height: Math.round(height) };
      add(item, 'small', this.#text('debug.size', size));
    }
  }

  #text(key: DebugText, values: Problem['values'] = {}): string {
    const text = (TEXTS[this.#language] ?? debugTexts)[key];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  }
}

function add<Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}
