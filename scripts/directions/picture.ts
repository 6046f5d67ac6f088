import type { Layer } from './layers.ts'

/** Characters between the frame's lines. */
const width = 100
/** The picture in the document, in a fenced block of its own. */
const block = /(?<=^```text\n)┌[^`]*(?=^```$)/m

/** Draws the layers, the highest first; an arrow points to the neighbours that a room imports. */
export function pictureOf(layers: readonly Layer[]): string {
  const drawn = layers.toReversed().map(({ name, sentence, rooms, neighbours = {} }) => {
    const items = rooms.map((room) => (neighbours[room] ? `${room} → ${neighbours[room].join(', ')}` : room))
    return [...wrapped(`${name.toUpperCase()}: ${sentence}`, ' '), ...wrapped(items.join(' · '), ' · ').map((line) => `  ${line}`)]
      .map((line) => `│ ${line.padEnd(width)} │\n`)
      .join('')
  })
  const edge = '─'.repeat(width + 2)
  return `┌${edge}┐\n${drawn.join(`├${edge}┤\n`)}└${edge}┘\n`
}

/** @returns the document with the picture of these layers; undefined if it has no place for one */
export const withPicture = (document: string, layers: readonly Layer[]): string | undefined =>
  block.test(document) ? document.replace(block, () => pictureOf(layers)) : undefined

/** Breaks a text between its parts into lines that fit the frame. */
function wrapped(text: string, between: string): string[] {
  const lines: string[] = []
  for (const part of text.split(between)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${between}${part}` : part
    if (lines.length > 0 && longer.length <= width - 2) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}
