import type { ServerFrame } from '#platform/live.ts'

/** Parses a frame of the server; undefined for unknown ones, such as those of a newer version. */
export function readFrame(text: unknown): ServerFrame | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const frame: unknown = JSON.parse(text)
    return isFrame(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isFrame(value: unknown): value is ServerFrame {
  if (typeof value !== 'object' || value === null) return false
  const frame = value as Partial<Record<string, unknown>>
  switch (frame['type']) {
    case 'welcome':
      return typeof frame['resumed'] === 'boolean' && typeof frame['at'] === 'string'
    case 'pong':
      return typeof frame['at'] === 'string'
    case 'event':
      return typeof frame['name'] === 'string' && (frame['id'] === undefined || typeof frame['id'] === 'string')
    case 'resync':
      return true
    default:
      return false
  }
}
