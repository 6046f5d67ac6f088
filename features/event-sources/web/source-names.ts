import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type SourceFailureCode, sourceFailureText } from '#features/events/source-failures.ts'
import { translated } from '#platform/web/server-text.ts'
import { type FailureCode, type FollowedKind, type SkipReason, type SkippedEntries, skipReasons } from '../vocabulary.ts'

export function useKindNames(): Record<FollowedKind, string> {
  const { t } = useLingui()
  return {
    icalendar: t`Calendars (iCalendar)`,
    'web-page': t`Event pages`,
    eventbrite: 'Eventbrite',
    meetup: 'Meetup',
    mobilizon: 'Mobilizon',
    'conference-data': t`Conference lists`,
  }
}

const isMembers = (code: FailureCode): code is SourceFailureCode => code in sourceFailureText

/** The reason for a failure, for members. */
export const memberText = (code: FailureCode): string => translated(sourceFailureText[isMembers(code) ? code : 'other'])

/** The reason for a failure, for operators. */
export function useFailureText(): (code: FailureCode) => string {
  const { t } = useLingui()
  const texts: Record<FailureCode, string> = {
    'rate-limit': t`Too many requests. We’ll try again later.`,
    credentials: t`The API key is missing or was rejected.`,
    'access-denied': t`Access to its events was denied.`,
    unavailable: t`It isn’t responding at the moment. We’ll try again later.`,
    network: t`It can’t be reached. Please check the address.`,
    other: t`It sent an unexpected response.`,
    'not-found': t`Nothing was found at this address.`,
    'not-events': t`It isn’t a calendar and has no events.`,
    'too-large': t`It is too large.`,
    'forbidden-address': t`The address isn’t on the public internet.`,
  }
  return (code) => texts[code]
}

/** How many entries of a calendar could not be read, by reason; empty if there are none. */
export function useSkippedText(): (skipped: SkippedEntries) => string {
  const { t } = useLingui()
  const texts: Record<SkipReason, (count: number) => string> = {
    syntax: (count) => t`${plural(count, { one: '# is damaged', other: '# are damaged' })}`,
    time: (count) => t`${plural(count, { one: '# has no valid start', other: '# have no valid start' })}`,
    rule: (count) => t`${plural(count, { one: '# repeats by an invalid rule', other: '# repeat by invalid rules' })}`,
    title: (count) => t`${plural(count, { one: '# has no title', other: '# have no title' })}`,
    size: (count) => t`${plural(count, { one: '# is too large', other: '# are too large' })}`,
  }
  return (skipped) => skipReasons.flatMap((reason) => (skipped[reason] ? texts[reason](skipped[reason]) : [])).join(', ')
}
