/** Longest title made from a text, in characters. */
const longest = 90

/** A title for a text without one: its first line, cut between words if it is long. */
export function titleFrom(text: string): string {
  const line = text.trim().split('\n', 1)[0]?.trim() ?? ''
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const words = /\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut
  return `${words.toWellFormed()}…`
}
