import type { FastifyInstance } from 'fastify'
import { Refusal, problems } from '#platform/problems.ts'
import { paletteOf, styleSheetOf } from '#features/community/palette.ts'

/** The accent of ui/tokens.css, and the tinted background in dark mode. */
const evergreen = { light: '#0e4f3c', dark: '#1a3129' }

/** The colours of browser and system bars in both themes: '#rrggbb'. */
export function accentsOf(accent: string | null): { light: string; dark: string } {
  if (!accent) return evergreen
  const { light, dark } = paletteOf(accent)
  return { light: light['--accent'] ?? evergreen.light, dark: dark['--accent-soft'] ?? evergreen.dark }
}

/** The URL path of the community's colours; undefined for the default. */
export const coloursPath = (accent: string | null): string | undefined => (accent ? `/colours/${accent.slice(1)}.css` : undefined)

/** Generates style sheets for accents on request; the content of a URL never changes. */
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
