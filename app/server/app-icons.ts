import { Path2D, type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import type { FastifyInstance } from 'fastify'
import { settingsOf } from '#features/community/server/index.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { accentsOf } from './community-colours.ts'
import { shortcuts } from './rooms.ts'

/** Increase it when icons are drawn differently, because their URLs are cached forever. */
const drawing = 1

interface Icon {
  size: number
  draw: (context: SKRSContext2D, size: number, accent: string) => void
}

/** Two sizes for each purpose of a manifest, the iOS home screen icon, and icons of shortcuts. */
const icons: Readonly<Record<string, Icon>> = {
  'any-192': { size: 192, draw: onTile },
  'any-512': { size: 512, draw: onTile },
  'maskable-192': { size: 192, draw: filled },
  'maskable-512': { size: 512, draw: filled },
  'monochrome-192': { size: 192, draw: alone },
  'monochrome-512': { size: 512, draw: alone },
  'apple-180': { size: 180, draw: filled },
  ...Object.fromEntries(shortcuts.map(({ id, icon }) => [id, { size: 96, draw: shortcutOf(icon) }])),
}

export const sizeOf = (name: string): string => `${icons[name]?.size}x${icons[name]?.size}`

/** Contains the community's colour, so that it changes with it. */
export const iconPath = (accent: string | null, name: string): string => `/icons/${drawing}-${colourOf(accent)}/${name}.png`

const colourOf = (accent: string | null) => accentsOf(accent).light.slice(1)

/** Draws the icons of the installed app in the community's colour, on the first request after each change. */
export function appIcons(app: FastifyInstance, services: Services): void {
  let drawn: { colour: string; pictures: Map<string, Buffer> } | undefined
  app.get<{ Params: { version: string; file: string } }>('/icons/:version/:file', async ({ params: { version, file } }, reply) => {
    const colour = colourOf((await settingsOf(services)).settings.accent)
    const name = file.replace(/\.png$/, '')
    const icon = Object.hasOwn(icons, name) && icons[name]
    // Icons of a previous colour are no longer needed.
    if (version !== `${drawing}-${colour}` || !icon) throw new Refusal(problems.notFound)
    if (drawn?.colour !== colour) drawn = { colour, pictures: new Map() }
    const picture = drawn.pictures.get(name) ?? pictureOf(icon, `#${colour}`)
    drawn.pictures.set(name, picture)
    return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable' }).type('image/png').send(picture)
  })
}

function pictureOf({ size, draw }: Icon, accent: string): Buffer {
  const canvas = createCanvas(size, size)
  draw(canvas.getContext('2d'), size, accent)
  return canvas.encodeSync('png')
}

/** Like in the header (ui/Logo.tsx): in a square of 26. */
const square = 26
const strokes = 'M8 7v12M8 7h7M8 13h4.5M8 19h7'
const dots = [
  [17.6, 7],
  [15, 13],
  [17.6, 19],
] as const

/** With rounded corners. */
function onTile(context: SKRSContext2D, size: number, accent: string) {
  context.fillStyle = accent
  context.beginPath()
  context.roundRect(0, 0, size, size, (size * 7) / square)
  context.fill()
  mark(context, size, 1)
}

/** Full-bleed, because the system crops it: important parts are within the middle four fifths (a circle with a radius of 40%). */
function filled(context: SKRSContext2D, size: number, accent: string) {
  context.fillStyle = accent
  context.fillRect(0, 0, size, size)
  mark(context, size, 0.9)
}

/** Monochrome: the system colours its shape. */
function alone(context: SKRSContext2D, size: number) {
  mark(context, size, 0.95)
}

function mark(context: SKRSContext2D, size: number, scale: number) {
  // The visual centre of the mark, slightly left of the square's centre.
  const middle = { x: 13.35, y: 13 }
  context.save()
  context.translate(size / 2, size / 2)
  context.scale((size / square) * scale, (size / square) * scale)
  context.translate(-middle.x, -middle.y)
  context.strokeStyle = context.fillStyle = '#ffffff'
  context.lineWidth = 1.9
  context.lineCap = 'round'
  context.stroke(new Path2D(strokes))
  for (const [x, y] of dots) {
    context.beginPath()
    context.arc(x, y, 2.1, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

/** @param icon an SVG path of lines in a square of 24 */
function shortcutOf(icon: string): Icon['draw'] {
  return (context, size, accent) => {
    context.fillStyle = accent
    context.beginPath()
    context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI)
    context.fill()
    context.translate(size / 4, size / 4)
    context.scale(size / 48, size / 48)
    context.strokeStyle = '#ffffff'
    context.lineWidth = 2
    context.lineCap = context.lineJoin = 'round'
    context.stroke(new Path2D(icon))
  }
}
