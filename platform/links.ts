/** A part of a member's text: plain text, or a link. */
interface TextPart {
  text: string
  href?: string
}

/** Web and email addresses. No alternative can start inside a run of the same characters, which keeps matching linear. */
const candidates =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** Splits a text into plain text and links. The joined parts equal the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(candidates)) {
    const link = withoutTrailingSigns(match[0])
    const href = hrefOf(link)
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: link, href })
    end = match.index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function hrefOf(link: string): string | undefined {
  if (/^https?:/i.test(link)) return safeUrl(link)
  if (/^www\./i.test(link)) return link.indexOf('.', 4) > 4 ? safeUrl(`https://${link}`) : undefined
  return `mailto:${link}`
}

function safeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/** Excludes trailing punctuation from a link; a closing bracket is kept if it was opened in the link. */
function withoutTrailingSigns(link: string): string {
  const surplus = new Map(Object.entries(brackets).map(([closing, opening]) => [closing, count(link, closing) - count(link, opening)]))
  let end = link.length
  for (; end > 0; end--) {
    const last = link[end - 1] ?? ''
    const unopened = surplus.get(last)
    if (unopened === undefined ? !/[.,;:!?'’”»…*_~-]/.test(last) : unopened <= 0) break
    if (unopened !== undefined) surplus.set(last, unopened - 1)
  }
  return link.slice(0, end)
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, sign: string) => text.split(sign).length - 1
