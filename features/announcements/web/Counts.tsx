import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ListedAnnouncement } from '../contract.ts'
import { fewestTold } from '../limits.ts'

type Counted = Pick<ListedAnnouncement, 'as_mail' | 'as_banner' | 'has_link' | 'counts'>

/** What became of an announcement, in a line. */
export function Counts({ as_mail, as_banner, has_link, counts: { members, sent, failed, skipped, followed } }: Counted) {
  const { t } = useLingui()
  const facts = [
    as_mail && t`${plural(sent, { 0: 'no email sent', one: '# email sent', other: '# emails sent' })}`,
    as_mail && failed > 0 && t`${plural(failed, { one: '# failed', other: '# failed' })}`,
    as_mail && skipped > 0 && t`${plural(skipped, { one: '# left out', other: '# left out' })}`,
    // The link of a post is the address itself, which nobody counts.
    has_link &&
      (as_mail || as_banner) &&
      (members < fewestTold
        ? t`link openings aren’t shown for fewer than 5 members`
        : followed === null
          ? t`link opened fewer than 5 times`
          : t`${plural(followed, { one: 'link opened # time', other: 'link opened # times' })}`),
  ]
  return <p className="text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
}
