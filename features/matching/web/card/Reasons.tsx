import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import { textsOf } from '#platform/web/server-text.ts'
import type { Reason } from '../../contract.ts'

const inWords = textsOf('matching.reason', 'vocabulary', 'city')

/** The reasons for and against the match, in plain language. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useLingui()
  return (
    <section>
      <h3 className="mb-2.5 font-semibold phone:mb-2">
        <Trans>Why this match</Trans>
      </h3>
      {reasons.length === 0 && (
        <p className="text-ink-2">
          <Trans>Your profiles don’t contain enough information to say more.</Trans>
        </p>
      )}
      <ul className="grid gap-2.25">
        {reasons.map(({ text, fits }) => {
          const words = inWords(text)
          const Icon = fits ? Check : Minus
          return (
            <li key={words} className="flex gap-2.5">
              <Icon aria-label={fits ? t`In favour:` : t`Against:`} className={fits ? 'mt-px text-success-mark' : 'mt-px text-ink-3'} />
              <span className={fits ? undefined : 'text-ink-2'}>{words}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
