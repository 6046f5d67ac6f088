import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { StatStrip } from '#ui/StatStrip.tsx'
import type { Figures } from '../../figures-contract.ts'
import { BookmarkCount } from '../BookmarkCount.tsx'

/** The four most important figures. */
export function TotalsStrip({ counts }: { counts: Figures }) {
  const { t } = useLingui()
  const text = (value: number) => value.toLocaleString(readerLocale())
  const invested = text(counts.invested)
  return (
    <StatStrip
      stats={[
        {
          label: t`Views`,
          value: text(counts.viewed),
          note: <Plural value={counts.viewers} one="by # member" other="by # members" />,
        },
        {
          label: t({ message: 'Reads', context: 'figure' }),
          value: text(counts.read),
          note: <Plural value={counts.downloaded} one="# download" other="# downloads" />,
        },
        {
          label: t({ message: 'Interests', context: 'figure' }),
          value: text(counts.interested),
          note: <BookmarkCount count={counts.bookmarked} />,
        },
        { label: t`Intro requests`, value: text(counts.requested_intro), note: <Trans>{invested} invested</Trans> },
      ]}
    />
  )
}
