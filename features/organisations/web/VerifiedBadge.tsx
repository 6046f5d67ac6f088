import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { formatDay } from '#platform/web/format-day.ts'
import { Popover } from '#ui/Popover.tsx'
import type { VerifiedBy } from '../verification-contract.ts'

/** Says that the organisation's domain is verified; pressing it tells which one, how and when. */
export function VerifiedBadge({ verified }: { verified: VerifiedBy }) {
  const { t } = useLingui()
  const { domain } = verified
  return (
    <Popover label={t`Verified`} placement="bottom start" className="w-72 p-4" trigger={trigger}>
      <p className="font-semibold wrap-anywhere">
        <Trans>{domain} is verified</Trans>
      </p>
      <p className="mt-1 text-ink-2">
        <VerifiedHow verified={verified} />
      </p>
    </Popover>
  )
}

/** In which way a domain was verified, and when it was last confirmed. */
export function VerifiedHow({ verified: { domain, method, at } }: { verified: VerifiedBy }) {
  const day = formatDay(at)
  if (method === 'dns')
    return (
      <Trans>
        They have put our code into the DNS records of {domain}. Last checked on {day}.
      </Trans>
    )
  if (method === 'file')
    return (
      <Trans>
        They have put our file on the website at {domain}. Last checked on {day}.
      </Trans>
    )
  return (
    <Trans>
      One of their people has confirmed an email address at {domain}. Last checked on {day}.
    </Trans>
  )
}

const trigger = (
  <Button className="relative inline-flex min-h-6 shrink-0 items-center gap-1 rounded-badge bg-success-soft px-[7px] text-12 leading-none font-medium text-success outline-offset-2 before:absolute before:inset-x-0 hover:underline phone:before:-inset-y-2.5">
    <BadgeCheck className="size-[0.8125rem]" aria-hidden />
    <Trans>Verified</Trans>
  </Button>
)
