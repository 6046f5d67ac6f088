const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', euro: '€', pound: '£',
  lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', copy: '©', reg: '®', trade: '™', deg: '°',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á',
  acirc: 'â', ccedil: 'ç', ntilde: 'ñ', oacute: 'ó', uacute: 'ú', iacute: 'í', icirc: 'î', ocirc: 'ô', oslash: 'ø', aring: 'å', aelig: 'æ',
} // prettier-ignore

/** Longer texts are not looked at to their end. */
const mostRead = 200_000

function character(code: number): string {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
}

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return character(Number.parseInt(hex, 16))
    if (decimal) return character(Number(decimal))
    return named[name ?? ''] ?? whole
  })

/** What a reader sees of markup: a line for each block, without what only machines read. */
function withoutTags(markup: string): string {
  const small = markup.toLowerCase()
  let text = ''
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    if (open === -1) return text + markup.slice(at)
    text += markup.slice(at, open)
    const tag = /^<(?:!--|\/?([a-z][a-z\d]*))/i.exec(markup.slice(open, open + 20))
    if (!tag) {
      text += '<'
      at = open + 1
      continue
    }
    const name = tag[1]?.toLowerCase() ?? ''
    const isHidden = (name === 'script' || name === 'style') && markup[open + 1] !== '/'
    const end = tag[1] === undefined ? '-->' : isHidden ? `</${name}` : '>'
    const close = isHidden ? small.indexOf(end, open) : markup.indexOf(end, open)
    if (close === -1) return text
    if (/^(?:p|div|br|li|ul|ol|tr|h[1-6]|section|article|blockquote)$/.test(name)) text += '\n'
    at = isHidden ? markup.indexOf('>', close) + 1 || markup.length : close + end.length
  }
  return text
}

/** One line: no breaks, no controls, each space once. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** At most so many characters, the last word whole where that is possible, with an ellipsis. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const part = text.slice(0, most - 1)
  const space = part.lastIndexOf(' ')
  return `${(space > most * 0.7 ? part.slice(0, space) : part)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`
}

/** What somebody outside wrote, as a single line of plain text. */
export const plainLine = (text: unknown, most: number): string =>
  typeof text === 'string' ? cut(oneLine(withoutEntities(withoutTags(text.slice(0, mostRead).toWellFormed()))), most) : ''

/** What somebody outside wrote, with markup or without, as plain text with its lines. */
export function plainText(text: unknown, most: number): string {
  if (typeof text !== 'string') return ''
  const lines = withoutEntities(withoutTags(text.slice(0, mostRead).toWellFormed().replace(/\r\n?/g, '\n')))
    .split('\n')
    .map(oneLine)
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    most,
  )
}

/** An address of a page that members can go to; null for anything else. */
export function pageAddress(text: unknown, most: number): string | null {
  const url = typeof text === 'string' ? URL.parse(text.trim()) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  return url.href.length <= most ? url.href : null
}
