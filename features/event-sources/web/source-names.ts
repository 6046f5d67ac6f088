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

/** Why there is nothing, in the words for members. */
export const memberText = (code: FailureCode): string => translated(sourceFailureText[isMembers(code) ? code : 'other'])

/** Why there is nothing, as far as an operator can do something about it. */
export function useFailureText(): (code: FailureCode) => string {
  const { t } = useLingui()
  const texts: Record<FailureCode, string> = {
    'rate-limit': t`It was asked too often. It is asked again later.`,
    credentials: t`It does not accept our key, or none is configured.`,
    'access-denied': t`It does not let us see its events.`,
    unavailable: t`It does not answer at the moment. It is asked again later.`,
    network: t`It cannot be reached. Please check the address.`,
    other: t`It answered with something unexpected.`,
    'not-found': t`There is nothing at this address any more.`,
    'not-events': t`What it answers with is no calendar, and has no events.`,
    'too-large': t`It is larger than what is read.`,
    'forbidden-address': t`It leads to a machine that is not on the public internet.`,
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
