import { i18n } from '@lingui/core'
import type { ServerText } from '#platform/contract.ts'
import { fillIn } from '#platform/problems.ts'

/** A text of the server in the reader's language; in English where the catalogue does not have it. */
export function translated({ id, message, parameters }: ServerText): string {
  const text = i18n._(id, parameters)
  return text === id ? fillIn(message, parameters ?? {}) : text
}
