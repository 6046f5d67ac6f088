import type { FastifyInstance } from 'fastify'
import { Refusal, problems } from '#platform/problems.ts'
import { paletteOf, styleSheetOf } from '#features/community/palette.ts'

/** The accent of ui/tokens.css, and the ground of what is tinted with it in the dark. */
const evergreen = { light: '#0e4f3c', dark: '#1a3129' }

/** What browsers and systems give their own bars, in both themes: '#rrggbb'. */
export function accentsOf(accent: string | null): { light: string; dark: string } {
  if (!accent) return evergreen
  const { light, dark } = paletteOf(accent)
  return { light: light['--accent'] ?? evergreen.light, dark: dark['--accent-soft'] ?? evergreen.dark }
}

/** Where the community's colours are; undefined where nobody has chosen any. */
export const coloursPath = (accent: string | null): string | undefined => (accent ? `/colours/${accent.slice(1)}.css` : undefined)

/** The style sheets of all accents, made when asked for: an address always has the same content. */
export function communityColours(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/colours/:file', ({ params: { file } }, reply) => {
    const [, digits] = /^([0-9a-f]{6})\.css$/.exec(file) ?? []
    if (!digits) throw new Refusal(problems.notFound)
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type('text/css; charset=utf-8')
      .send(styleSheetOf(`#${digits}`))
  })
}
