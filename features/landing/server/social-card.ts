import { fileURLToPath } from 'node:url'
import { buffer } from 'node:stream/consumers'
import { GlobalFonts, type Image, type SKRSContext2D, createCanvas, loadImage } from '@napi-rs/canvas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { settingsOf } from '#features/community/server/index.ts'
import { paletteOf } from '#features/community/palette.ts'
import { type PublicEvent, publicTimes } from '#features/events/public-event.ts'
import { publicEvent, widestPicture } from '#features/events/server/index.ts'
import type { PublicOrganisation } from '#features/organisations/public-organisation.ts'
import { publicOrganisation } from '#features/organisations/server/index.ts'
import { cityInText } from '#features/places/city-texts.ts'
import { inWords } from '#platform/in-words.ts'
import { type Language, languages } from '#platform/language.ts'
import type { Serve } from '#platform/server/http/serve.ts'
import { Recent } from '#platform/server/recent.ts'
import type { Services } from '#platform/server/services.ts'
import { sayIn, speakerIn } from '#platform/server/texts.ts'
import { cached } from './cached.ts'

const address = '/social-card.png'

/** The link preview of the community: name and headline, in its colour and the page's language. */
export const socialCardPath = (language: Language, version: number) => `${address}?language=${language}&v=${version}`

const width = 1200
const height = 630
const edge = 88
const evergreen = '#0e4f3c'
/** Families of their own: under one name, only the first file would be used, and the system's last resort for the other's letters. */
const parts = ['latin', 'latin-ext'] as const
const families = parts.map((part) => `"Card ${part}"`).join(', ')

/** How many cards of organisations and of events are kept; each is some 30 kB, or 200 with a picture, and takes longer to draw than to send. */
const cardsKept = 200
const organisationAddress = '/organisation-card.png'
const eventAddress = '/event-card.png'

/** The link preview of a public organisation: its name, in the community's colour. */
export const organisationCardPath = ({ slug, updated_at }: Pick<PublicOrganisation, 'slug' | 'updated_at'>) =>
  `${organisationAddress}?slug=${encodeURIComponent(slug)}&v=${updated_at.getTime()}`

/** The link preview of a public event: its title, date and city, on its picture if it has one. */
export const eventCardPath = ({ id, updated_at }: Pick<PublicEvent, 'id' | 'updated_at'>, language: Language) =>
  `${eventAddress}?id=${id}&language=${language}&v=${updated_at.getTime()}`

/** Draws it once per language and change of the settings. */
export function socialCard(app: FastifyInstance, services: Services, serve: Serve): void {
  const cards = keptCards(languages.length)
  app.get<{ Querystring: { language?: string | string[] } }>(address, async (request, reply) => {
    const language = languages.find((each) => each === request.query.language) ?? 'en'
    const card = await serve('files', request, reply, async () => {
      const { settings, version } = await settingsOf(services)
      return cards(`${version} ${language}`, () => draw(settings, sayIn(language)(defaultHeadline)))
    })
    return sendCard(reply, card)
  })

  const eventCards = keptCards(cardsKept)
  app.get<{ Querystring: { id?: string | string[]; language?: string | string[] } }>(eventAddress, async (request, reply) => {
    const { id } = request.query
    const language = languages.find((each) => each === request.query.language) ?? 'en'
    const card = await serve('files', request, reply, async () => {
      const event = typeof id === 'string' ? await publicEvent(services.database.kysely, id) : undefined
      if (!event) return undefined
      const { settings, version } = await settingsOf(services)
      const key = [version, event.id, event.updated_at.getTime(), language].join()
      return eventCards(key, async () => draw(await contentsOf(services, event, settings, language), ''))
    })
    return sendCard(reply, card)
  })

  const organisationCards = keptCards(cardsKept)
  app.get<{ Querystring: { slug?: string | string[] } }>(organisationAddress, async (request, reply) => {
    const { slug } = request.query
    const card = await serve('files', request, reply, async () => {
      const organisation = typeof slug === 'string' ? await publicOrganisation(services.database.kysely, slug) : undefined
      if (!organisation) return undefined
      const { settings, version } = await settingsOf(services)
      return organisationCards(`${version} ${organisation.name}`, () =>
        draw({ name: settings.name, headline: organisation.name, accent: settings.accent }, ''),
      )
    })
    return sendCard(reply, card)
  })
}

/** The latest cards by what they show; requests for one share its drawing. */
function keptCards(most: number) {
  const cards = new Recent<string, Promise<Buffer>>(most)
  return (key: string, drawCard: () => Promise<Buffer>): Promise<Buffer> => {
    const card = cards.get(key) ?? drawCard()
    cards.set(key, card)
    card.catch(() => cards.delete(key))
    return card
  }
}

/** In seconds. */
const aDay = 24 * 60 * 60

const sendCard = (reply: FastifyReply, card: Buffer | undefined) =>
  card ? reply.headers(cached(reply, aDay)).type('image/png').send(card) : reply.callNotFound()

interface CardContents {
  name: string
  headline: string
  accent: string | null
  /** Below the headline. */
  line?: string
  /** Fills the card, darkened. */
  backdrop?: Image | undefined
}

async function contentsOf(
  { files }: Services,
  event: PublicEvent,
  { name, accent }: Pick<CardContents, 'name' | 'accent'>,
  language: Language,
): Promise<CardContents> {
  const speaker = speakerIn(language)
  const file = event.picture ? await files.read(widestPicture(event.picture)) : undefined
  return {
    name,
    accent,
    headline: event.title,
    line: [publicTimes(event, speaker.locale), event.city && inWords(cityInText(event.city), speaker)].filter(Boolean).join(' · '),
    backdrop: file && (await loadImage(await buffer(file.stream))),
  }
}

async function draw({ name, headline, accent, line, backdrop }: CardContents, usual: string): Promise<Buffer> {
  for (const part of parts) {
    const family = `Card ${part}`
    if (GlobalFonts.has(family)) continue
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-${part}-600-normal.woff2`)), family)
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = accent ? (paletteOf(accent).light['--accent'] ?? evergreen) : evergreen
  context.fillRect(0, 0, width, height)
  if (backdrop) drawBackdrop(context, backdrop)
  context.fillStyle = '#ffffff'
  context.textBaseline = 'alphabetic'
  context.font = `600 36px ${families}`
  context.fillText(name, edge, edge + 36, width - 2 * edge)
  context.font = `600 76px ${families}`
  const lines = wrapped(headline || usual, (text) => context.measureText(text).width, width - 2 * edge).slice(0, line ? 3 : 4)
  const base = height - edge - (line ? 64 : 0)
  lines.forEach((each, at) => context.fillText(each, edge, base - 88 * (lines.length - 1 - at)))
  context.font = `600 36px ${families}`
  if (line) context.fillText(line, edge, height - edge, width - 2 * edge)
  // In another thread: it takes longer than the drawing.
  return canvas.encode('png')
}

/** Covers the card with a picture, dark enough for white text. */
function drawBackdrop(context: SKRSContext2D, picture: Image): void {
  const scale = Math.max(width / picture.width, height / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
  context.fillStyle = 'rgb(0 0 0 / 62%)'
  context.fillRect(0, 0, width, height)
}

const defaultHeadline = /*i18n*/ { id: 'file.socialCard.headline', message: 'Where European founders meet sustainable capital' }

function wrapped(text: string, widthOf: (text: string) => number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
