import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profilePath } from '#features/members/paths.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { Section } from '../../catalogue/question.ts'
import { readingPages } from '../data.ts'

/** Who has read, what and when. */
export function Readings({ organisationId, labels }: { organisationId: string; labels: ReadonlyMap<Section, string> }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(readingPages(organisationId))
  const readings = itemsOf(pages.data)
  return (
    <SettingsGroup title={t`Who has read`} description={<Trans>The last time on each day. Your own organisation is not listed.</Trans>}>
      {readings.length === 0 ? (
        <p className="py-4 text-ink-2">
          <Trans>Nobody yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {readings.map(({ reader, year, sections, read_at }) => (
            <li key={`${reader.id} ${year} ${read_at}`} className="flex items-center gap-3 py-3">
              <Avatar id={reader.id} name={reader.full_name} picture={reader.profile_picture} size={36} />
              <div className="min-w-0">
                <Link to={profilePath(reader.id)} dir="auto" className="font-medium hover:underline">
                  {reader.full_name}
                </Link>
                <p className="text-12 text-ink-3 wrap-anywhere">
                  {year}: {listed(sections.map((section) => labels.get(section) ?? section))}
                </p>
              </div>
              <span className="ms-auto shrink-0 text-12 text-ink-3">
                <RelativeTime at={read_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </SettingsGroup>
  )
}

const listed = (labels: readonly string[]) => new Intl.ListFormat(readerLocale(), { type: 'unit' }).format(labels)
