const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const placeholder = /\{(\w+)(, number)?\}/g

/** Fills `{name}`, `{name, number}` and `{name, plural, one {# day} other {# days}}` in an English text, without a message catalogue. */
export function fillIn(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text
    .replace(plural, (whole, name: string, one: string, other: string) => {
      const value = parameters[name]
      return value === undefined ? whole : (value === 1 ? one : other).replaceAll('#', value.toLocaleString('en'))
    })
    .replace(placeholder, (whole, name: string, isNumber?: string) => {
      const value = parameters[name] ?? whole
      return isNumber ? value.toLocaleString('en') : String(value)
    })
}
