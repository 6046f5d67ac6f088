import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { EndConnectionDialog } from '#features/relations/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { formatDay } from '../lists/dates.ts'
import { refreshMatching } from '../refresh.ts'

/** The two are connected; the way out is quiet, and asks first. */
export function ConnectedSince({ member, since }: { member: MemberBrief; since: string | null }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const day = since && formatDay(since)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3">
      <p className="flex items-center gap-2 font-medium">
        <Check className="text-success-mark" aria-hidden />
        {day ? t`Connected since ${day}` : t`Connected`}
      </p>
      <Button size="small" variant="quiet" className="-mx-2.5" onPress={() => setEnding(true)}>
        <Trans>End connection</Trans>
      </Button>
      <EndConnectionDialog
        member={member}
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onEnded={() => void refreshMatching(queryClient)}
      />
    </div>
  )
}
