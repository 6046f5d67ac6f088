import type { FastifyInstance } from 'fastify'
import { Refusal, problems } from '#platform/problems.ts'
import { styleSheetOf } from '#features/community/palette.ts'

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
