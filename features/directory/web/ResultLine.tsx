import { useLingui } from '@lingui/react/macro'
import { LiveRegion } from '#ui/LiveRegion.tsx'

/** The number and order of results; screen readers announce the number when it changes. @param found '3 members' */
export function ResultLine({ found, isEmpty, isSearch }: { found: string; isEmpty: boolean; isSearch: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <LiveRegion>{found}</LiveRegion>
      {!isEmpty && (
        <p aria-hidden className="ms-auto self-center text-ink-3 tabular-nums phone:hidden">
          {found} · {isSearch ? t`closest match first` : t`newest first`}
        </p>
      )}
    </>
  )
}
