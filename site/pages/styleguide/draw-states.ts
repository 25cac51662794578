// Draws the states that only a pointer or a keyboard brings: what is styled by `:hover` is styled
// by `[data-state="hover"]` too. In development alone, so the pages keep their styles as they are.
const state = /:(hover|focus-visible|active)/g;

function copyStates(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of Array.from(group.cssRules)) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(state) >= 0) {
      const selector = rule.selectorText.replace(state, '[data-state="$1"]');
      group.insertRule(`${selector} { ${rule.style.cssText} }`, group.cssRules.length);
    } else if (rule instanceof CSSGroupingRule) copyStates(rule);
  }
}

for (const sheet of document.styleSheets) copyStates(sheet);
