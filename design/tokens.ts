/** A custom property of the style sheets, and its value in the current theme. */
export interface Token {
  name: string
  value: string
}

/** The tokens that apply to the whole page, as the style sheets that the page has loaded declare them, in their order. */
export function readTokens(): Token[] {
  const style = getComputedStyle(document.documentElement)
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules))
  return [...new Set(names)].map((name) => ({ name, value: style.getPropertyValue(name).trim() }))
}

function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return /:root(?![.[:])/.test(rule.selectorText) ? [...rule.style].filter((name) => name.startsWith('--')) : []
    return 'cssRules' in rule ? namesIn(rule.cssRules as CSSRuleList) : []
  })
}

/** Those with a name that begins so, without what only belongs to another one. */
export const tokensOf = (tokens: readonly Token[], family: string): Token[] =>
  tokens.filter(({ name }) => name.startsWith(`--${family}-`) && !/.--/.test(name))

/** Colours under their own names; utilities have the same ones. */
export const coloursOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ name, value }) => !/^--(?:color|tw|default)-/.test(name) && CSS.supports('color', value))
