import { useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'

/** Placeholder for the first page: its picture at the width of the page. */
export function FirstLook({ picture }: { picture: string | null }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-busy className="min-h-0 overflow-hidden px-8 py-3 phone:px-2 phone:py-2">
      <span className="sr-only">{t`Opening document`}</span>
      <div className={classNames('mx-auto max-w-[1080px] bg-[#fff] shadow-2', !picture && 'aspect-video animate-breathe')}>
        {picture && <img src={picture} alt="" width={16} height={9} className="h-auto w-full" />}
      </div>
    </div>
  )
}
