import type { Page } from '@playwright/test';

/**
 * Declarations of this page that only the order of style files decides: rules of two files, in one layer and of one
 * specificity, that give one element different values. A build that splits or joins styles turns such a tie around.
 */
export async function tiesOfStyles(page: Page): Promise<string[]> {
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
        // Of one class, in one state at most: most of what is laid over others.
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
