import { lighter, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { type Cover, inOrder } from './scene.ts'

/** Covers are drawn 1200 wide and 300 high. */
export const coverWidth = 1200
export const coverHeight = 300

/** Heights of a line of hills: a function of x, smooth, around `base`. */
export function ridge(random: Random, base: number, height: number): (x: number) => number {
  const waves = [1.1, 2.3, 3.9, 7.4].map((cycles, at) => ({
    cycles: cycles * (0.75 + random.next() * 0.5),
    phase: random.next() * 2 * Math.PI,
    height: (height / (1 + at * 1.25)) * (0.6 + random.next() * 0.5),
  }))
  return (x) =>
    base + waves.reduce((sum, wave) => sum + Math.sin((x / coverWidth) * 2 * Math.PI * wave.cycles + wave.phase) * wave.height, 0) / 1.7
}

/** Heights of a line of mountain peaks with rough flanks. */
export function peaks(random: Random, base: number, height: number, count: number): (x: number) => number {
  const points = Array.from({ length: count * 2 + 1 }, (_, at) => ({
    x: ((at + (random.next() - 0.5) * 0.7) / (count * 2)) * (coverWidth + 160) - 80,
    y: base - (at % 2 ? height * (0.55 + random.next() * 0.5) : height * random.next() * 0.25),
  }))
  const roughness = random.next() * 10
  return (x) => {
    const after = points.findIndex((point) => point.x > x)
    const [left, right] = [points[after - 1], points[after]]
    if (!left || !right) return base
    const share = (x - left.x) / (right.x - left.x)
    const rough = Math.sin(x * 0.09 + roughness) + Math.sin(x * 0.21 + roughness * 2) * 0.6 + Math.sin(x * 0.43) * 0.35
    return left.y + (right.y - left.y) * share + rough * height * 0.055 * Math.sin(share * Math.PI)
  }
}

/** The ground below a line, as path data. */
export function ground(line: (x: number) => number, step = 12): string {
  const points = Array.from({ length: Math.ceil(coverWidth / step) + 1 }, (_, at) => `${at * step} ${line(at * step).toFixed(1)}`)
  return `M0 ${coverHeight} L${points.join(' L')} L${coverWidth} ${coverHeight} Z`
}

/** A layer of land that fades towards its bottom, like mist. */
export function layer(id: string, line: (x: number) => number, colour: string, mist: string, depth = 0.5, step = 12): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, lighter(mist, 0.2), depth)}"/></linearGradient>
    <path d="${ground(line, step)}" fill="url(#${id})"/>`
}

/** A wind turbine at x and y with the given hub height. */
export function turbine(random: Random, x: number, y: number, height: number, colour: string): string {
  const turn = random.int(0, 119)
  const blade = `M0 ${-height * 0.03} C${height * 0.045} ${-height * 0.2} ${height * 0.02} ${-height * 0.5} 0 ${-height * 0.62} C${-height * 0.02} ${-height * 0.4} ${-height * 0.03} ${-height * 0.2} 0 ${-height * 0.03} Z`
  const width = Math.max(0.9, height * 0.022)
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}">
    <path d="M${-width} 0 L${-width * 0.55} ${-height} L${width * 0.55} ${-height} L${width} 0 Z"/>
    <g transform="translate(0 ${-height})">${[0, 120, 240].map((angle) => `<path d="${blade}" transform="rotate(${angle + turn})"/>`).join('')}<circle r="${width * 0.9}"/></g>
  </g>`
}

/** Turbines on a line of hills, the nearest in the middle of the group. */
export function windPark(random: Random, { turbines }: Cover, line: (x: number) => number, height: number, colour: string): string {
  const from = random.int(180, 800)
  return inOrder(turbines, (at) => {
    const x = from + at * random.int(62, 96)
    return turbine(random, x, line(x) + 3, height * (0.8 + random.next() * 0.35), colour)
  }).join('')
}
