import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CalendarKind, FailureCode } from '../vocabulary.ts'

/** Why a calendar can't be read, and what to do about it. */
export function failureText(code: FailureCode, kind: CalendarKind): MessageDescriptor {
  return code === 'password' && kind === 'feed' ? refusedAddress : texts[code]
}

const refusedAddress = msg`The server refuses this address. Copy the secret address from your calendar again, and enter it here.`

const texts: Record<FailureCode, MessageDescriptor> = {
  password: msg`The server answers that the user name or password is wrong. Enter them again.`,
  'not-found': msg`There is nothing at this address any more. Copy it from your calendar again, and enter it here.`,
  'unknown-host': msg`There is no server with this name. Check the address, and enter it again.`,
  'private-address': msg`This address is on a private network, which we can’t reach. Enter an address on the internet.`,
  unavailable: msg`The server doesn’t answer. We’ll keep trying; you don’t have to do anything.`,
  'too-large': msg`This calendar is too large to be read. Remove old events from it, or add another calendar instead.`,
  'no-calendar': msg`There is no calendar at this address. Check the address, and enter it again.`,
  'unreadable-secret': msg`We can’t read the stored address any more. Enter it again.`,
}
