const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', euro: '€', pound: '£',
  lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', copy: '©', reg: '®', trade: '™', deg: '°',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á',
  acirc: 'â', ccedil: 'ç', ntilde: 'ñ', oacute: 'ó', uacute: 'ú', iacute: 'í', icirc: 'î', ocirc: 'ô', oslash: 'ø', aring: 'å', aelig: 'æ',
} // prettier-ignore

/** Longer texts are cut off before they are processed. */
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

/** The visible text of markup, with a line for each block. */
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

/** Collapses whitespace and control characters into single spaces. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Truncates a text with an ellipsis, if possible between words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const part = text.slice(0, most - 1)
  const space = part.lastIndexOf(' ')
  return `${(space > most * 0.7 ? part.slice(0, space) : part)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`
}

/** An external text as a single line of plain text. */
export const plainLine = (text: unknown, most: number): string =>
  typeof text === 'string' ? cut(oneLine(withoutEntities(withoutTags(text.slice(0, mostRead).toWellFormed()))), most) : ''

/** An external text, with or without markup, as plain text with line breaks. */
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

/** The address of a web page; null for anything else. */
export function pageAddress(text: unknown, most: number): string | null {
  const url = typeof text === 'string' ? URL.parse(text.trim()) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  return url.href.length <= most ? url.href : null
}
