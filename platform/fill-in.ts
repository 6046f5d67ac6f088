/** Fills `{name}` and `{name, number}` in an English text without plurals, where no message catalogue is at hand. */
export function fillIn(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(, number)?\}/g, (whole, name: string, isNumber?: string) => {
    const value = parameters[name] ?? whole
    return isNumber ? value.toLocaleString('en') : String(value)
  })
}
