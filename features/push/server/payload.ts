import { createHash } from 'node:crypto'
import { withActor } from '#features/notifications/with-actor.ts'
import type { ServerText, TextValue } from '#platform/contract.ts'
import { inWords, sentenceOf } from '#platform/in-words.ts'
import type { Language } from '#platform/language.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { longestPayload } from '../limits.ts'

/** The message to the service worker (app/worker/service-worker.js). */
export interface PushPayload {
  id: number
  title: string
  body: string
  /** A path within the app. */
  url: string
  /** The total number of unread notifications, for the badge on the app's icon. */
  unread: number
}

export interface Told {
  id: number
  /** The receiver's language, if known. */
  language: Language | null
  title: ServerText
  /** The kind of notification: 'New message'. */
  toast: ServerText
  description: TextValue
  target: string
  actor: string | null
  unread: number
}

/** In the receiver's language, without content or names unless the device's owner wants them on the screen. */
export function payloadOf(
  { id, language, title, toast, description, target, actor, unread }: Told,
  says: { what: boolean; siteName: string },
): PushPayload {
  const speaker = speakerIn(language)
  if (!says.what) return { id, title: says.siteName, body: sentenceOf(toast, speaker), url: target, unread }
  const words = inWords(description, speaker)
  const body = actor && words ? sentenceOf(withActor(actor, description), speaker) : words
  return fitting({ id, title: sentenceOf(title, speaker), body, url: target, unread })
}

/** A newer message replaces an undelivered one with the same topic (RFC 8030, section 5.4): 32 characters of base64url. */
export const topicOf = (id: number): string => createHash('sha256').update(`notification ${id}`).digest('base64url').slice(0, 32)

/** Truncated to what push services accept. */
function fitting(payload: PushPayload): PushPayload {
  const tooMuch = Buffer.byteLength(JSON.stringify(payload)) - longestPayload
  if (tooMuch <= 0) return payload
  const body = Array.from(payload.body)
  return { ...payload, body: body.slice(0, Math.max(0, body.length - tooMuch)).join('') }
}
