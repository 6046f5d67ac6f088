type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (hex: string): Channels => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels

/** A colour between two ('#rrggbb'): `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channelsOf(second)
  const mixed = channelsOf(first).map((from, at) => Math.round(from + ((to[at] ?? from) - from) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (hex: string, share: number): string => mix(hex, '#14120f', share)
export const lighter = (hex: string, share: number): string => mix(hex, '#fff8ec', share)
