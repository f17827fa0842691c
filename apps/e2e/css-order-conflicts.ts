import type { Page } from '@playwright/test';

/**
 * Finds CSS order conflicts: declarations of two files with equal layer and specificity that give one element
 * different values. A build that splits or joins style sheets could change which one wins.
 */
export async function findOrderConflicts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Rule {
      selector: string;
      layer: string;
      style: CSSStyleDeclaration;
    }

    const gather = (list: CSSRuleList, layer: string): Rule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSLayerBlockRule) return gather(rule.cssRules, `${layer}.${rule.name}`);
        if (rule instanceof CSSMediaRule)
          return matchMedia(rule.conditionText).matches ? gather(rule.cssRules, layer) : [];
        if (!(rule instanceof CSSStyleRule)) return [];
        // Single-class selectors with at most one pseudo-class, which cover most overrides.
        return rule.selectorText
          .split(/,(?![^(]*\))/)
          .map((selector) => selector.trim())
          .filter((selector) => /^\.[\w-]+(?::[\w-]+)?$/.test(selector))
          .map((selector) => ({ selector, layer, style: rule.style }));
      });

    const classOf = (selector: string) => selector.slice(1).split(':')[0] ?? '';
    const stateOf = (selector: string) => selector.split(':')[1];
    // A class is the hash of its file and a number.
    const fileOf = (selector: string) => selector.replace(/^\._?/, '').slice(0, 5);
    const rules = [...document.styleSheets].flatMap((sheet) => gather(sheet.cssRules, ''));
    const ofClass = new Map<string, Rule[]>();
    for (const rule of rules) {
      const name = classOf(rule.selector);
      const known = ofClass.get(name);
      if (known) known.push(rule);
      else ofClass.set(name, [rule]);
    }

    const ties = new Set<string>();
    const seen = new Set<string | null>();
    for (const element of document.querySelectorAll('[class]')) {
      const classes = element.getAttribute('class');
      if (seen.has(classes)) continue;
      seen.add(classes);
      const own = [...element.classList].flatMap((name) => ofClass.get(name) ?? []);
      own.forEach((first, index) => {
        for (const second of own.slice(index + 1)) {
          if (
            first.layer !== second.layer ||
            stateOf(first.selector) !== stateOf(second.selector) ||
            fileOf(first.selector) === fileOf(second.selector)
          )
            continue;
          for (const property of first.style) {
            const [one, other] = [first, second].map(({ style }) => style.getPropertyValue(property));
            if (other && one !== other) {
              const component = element.closest('[data-component]')?.getAttribute('data-component');
              ties.add(
                `${component}: ${property} ${one} or ${other} (${first.selector}, ${second.selector})`,
              );
            }
          }
        }
      });
    }
    return [...ties];
  });
}
