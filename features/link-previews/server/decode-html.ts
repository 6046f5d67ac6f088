/** How far a page's own statement of its encoding may be from its beginning, in bytes, by the HTML standard. */
const searched = 1_024

/** The text of an HTML page: by its byte order mark, else as its server or the page itself says, else as UTF-8. */
export function decodeHtml(body: Buffer, contentType: string): string {
  const beginning = body.subarray(0, searched).toString('latin1')
  const label = markOf(body) ?? charsetIn(contentType) ?? charsetIn(/<meta\s[^>]*charset[^>]*>/i.exec(beginning)?.[0] ?? '') ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

const charsetIn = (text: string) => /charset\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1]

function markOf([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
