import type { Page } from 'playwright-core';

/** Control of a screen. */
export interface Control {
  /** Selector: an attribute set by `markControls`. */
  selector: string;
  /** Interaction with it. */
  action: 'click' | 'type' | 'choose';
  /** Title of its row. */
  name: string;
}

/** Limits the controls of a screen that are used. */
const CONTROLS_MAX = 14;

/** Controls that would end the visit. */
const LEFT_ALONE = /sign out|log out|delete|password|passkey|download|export|print/i;

/**
 * Marks the controls of a screen, one of each kind: of a hundred follow buttons, the first. Links are left
 * out, since they navigate away; navigations are measured separately.
 */
export async function markControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate(
    ({ most, leftAlone }) => {
      const roots = [
        ...document.querySelectorAll('dialog[open], [role="dialog"]'),
        document.querySelector('main'),
      ];
      const header = document.querySelector('header');
      const scope = [...roots, header].filter((root): root is Element => root !== null);
      const seen = new Set<string>();
      const controls: { action: 'click' | 'type' | 'choose'; name: string }[] = [];
      const query =
        'button, summary, select, input:not([type="hidden"]):not([type="file"]), textarea, [contenteditable="true"], [role="tab"], [role="treeitem"], [role="checkbox"]';
      for (const element of new Set(scope.flatMap((root) => [...root.querySelectorAll(query)]))) {
        if (controls.length >= most) break;
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const box = element.getBoundingClientRect();
        if (
          !isShown ||
          box.width < 4 ||
          box.height < 4 ||
          element.matches(':disabled, [aria-disabled="true"]')
        )
          continue;
        const label =
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent ??
          '';
        const name = label.trim().replace(/\s+/g, ' ').slice(0, 32);
        if (new RegExp(leftAlone, 'i').test(name)) continue;
        const part = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
        const isText =
          element.matches('textarea, [contenteditable="true"]') ||
          (element.matches('input') &&
            !/^(checkbox|radio|button|submit|range)$/.test((element as HTMLInputElement).type));
        const action = isText ? 'type' : element.matches('select') ? 'choose' : 'click';
        const kind = [
          part,
          action,
          element.getAttribute('role') ?? element.tagName,
          name.split(/[\s:,]/)[0],
        ].join(' ');
        if (seen.has(kind)) continue;
        seen.add(kind);
        element.setAttribute('data-bench', String(controls.length));
        controls.push({ action, name: `${part ? `${part}: ` : ''}${name || element.tagName.toLowerCase()}` });
      }
      return controls;
    },
    { most: CONTROLS_MAX, leftAlone: LEFT_ALONE.source },
  );
  return found.map((control, at) => ({ ...control, selector: `[data-bench="${at}"]` }));
}
