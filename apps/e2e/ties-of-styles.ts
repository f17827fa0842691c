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
        // Rules of one class each: longer ones are more specific than what they stand against.
        if (!(rule instanceof CSSStyleRule) || !/^\.[\w-]+$/.test(rule.selectorText)) return [];
        return [{ selector: rule.selectorText, layer, style: rule.style }];
      });

    // A class is the hash of its file and a number.
    const fileOf = (selector: string) => selector.replace(/^\._?/, '').slice(0, 6);
    const rules = [...document.styleSheets].flatMap((sheet) => gather(sheet.cssRules, ''));
    const ofClass = new Map<string, Rule[]>();
    for (const rule of rules) {
      const name = rule.selector.slice(1);
      ofClass.set(name, [...(ofClass.get(name) ?? []), rule]);
    }

    const ties = new Set<string>();
    for (const element of document.querySelectorAll('[class]')) {
      const own = [...element.classList].flatMap((name) => ofClass.get(name) ?? []);
      own.forEach((first, index) => {
        for (const second of own.slice(index + 1)) {
          if (first.layer !== second.layer || fileOf(first.selector) === fileOf(second.selector)) continue;
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
