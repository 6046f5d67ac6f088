import { useLingui } from '@lingui/react/macro'
import { type Audience, audiences } from '../../audiences.ts'
import { audiencePath } from '../../paths.ts'
import { audienceHeads } from './audience-heads.ts'

/** Links to the pages for each kind of reader. @param current the page that they are on, which is left out */
export function AudienceLinks({ current, className }: { current?: Audience; className?: string }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Who it is for`} className={className}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 phone:gap-y-0">
        {audiences
          .filter((audience) => audience !== current)
          .map((audience) => (
            <li key={audience}>
              <a
                href={audiencePath(audience)}
                className="inline-flex min-h-6 items-center underline decoration-line-control underline-offset-4 hover:text-ink phone:min-h-11"
              >
                {i18n._(audienceHeads[audience].name)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
