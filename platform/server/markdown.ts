import { marked } from 'marked'

/**
 * Renders one of our own texts as HTML; never used for members' texts. Headings get ids for links.
 * @param text CommonMark with tables
 */
export function htmlOfMarkdown(text: string): { html: string; headings: { id: string; text: string; depth: number }[]; words: number } {
  const headings: { id: string; text: string; depth: number }[] = []
  const ids = new Map<string, number>()
  const renderer = new marked.Renderer()
  renderer.heading = function ({ tokens, depth }) {
    const inner = this.parser.parseInline(tokens)
    const words = this.parser.parseInline(tokens, this.parser.textRenderer)
    const name = words
      .toLowerCase()
      .normalize('NFKD')
      .replace(/&[a-z]+;|[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const before = ids.get(name) ?? 0
    ids.set(name, before + 1)
    const id = before === 0 ? name : `${name}-${before + 1}`
    headings.push({ id, text: plain(words), depth })
    return `<h${depth} id="${id}">${inner}</h${depth}>\n`
  }
  // A wide table scrolls in its container, also by keyboard.
  const table = renderer.table
  renderer.table = function (token) {
    return `<div class="scrolls" tabindex="0">${table.call(this, token)}</div>\n`
  }
  // To be ticked off on paper.
  renderer.checkbox = () => '<span class="tick-box"></span>'
  const html = marked.parse(text, { renderer, async: false, gfm: true })
  return { html, headings, words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
