import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Meter } from '#ui/Meter.tsx'
import type { LogFault } from '../contract.ts'
import { CompareKept } from './CompareKept.tsx'
import { checkWholeLog } from './data.ts'

/** Checks every entry of the log, and shows the newest check value to keep. */
export function CheckLogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [done, setDone] = useState({ checked: 0, total: 0 })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['operators', 'wholeLog'],
    queryFn: ({ signal }) => checkWholeLog(setDone, signal),
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Check the log`} closeLabel={t`Close`}>
      <p className="text-ink-2">
        <Trans>
          Every entry is bound to the one before it. If somebody changes, removes or adds an entry in the database, the entries no longer
          fit together.
        </Trans>
      </p>
      {isFetching ? (
        <Meter
          label={t`Checking entries`}
          value={done.checked}
          max={Math.max(1, done.total)}
          valueText={t`${done.checked} of ${done.total}`}
        />
      ) : error ? (
        <LoadFailed title={t`Failed to check the log`} error={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <>
            <Result {...data} />
            {data.newest && !data.fault && <NewestEntry {...data.newest} />}
            <CompareKept />
          </>
        )
      )}
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Result({ checked, erased, fault }: { checked: number; erased: number; fault: LogFault | null }) {
  const meaning = useMeaning()
  if (fault) return <Banner tone="danger">{meaning(fault)}</Banner>
  return (
    <Banner tone="success">
      <p>
        <Plural
          value={checked}
          _0="The log has no entries yet."
          one="The log is intact: # entry is as it was written."
          other="The log is intact: all # entries are as they were written."
        />
      </p>
      {erased > 0 && (
        <p>
          <Plural
            value={erased}
            one="The content of # entry was erased with the account of the member it named."
            other="The content of # entries was erased with the accounts of the members they named."
          />
        </p>
      )}
    </Banner>
  )
}

function useMeaning(): (fault: LogFault) => string {
  const { t } = useLingui()
  return ({ kind, position }) =>
    ({
      missing: t`Entry ${position} is missing: somebody removed it from the database. All entries before it are intact.`,
      changed: t`Entry ${position} was changed in the database after it was written. All entries before it are intact.`,
      unchained: t`Entry ${position} does not follow the one before it: somebody rewrote the log up to there.`,
      unbound: t`The database has an entry that was not written by this program.`,
    })[kind]
}

function NewestEntry({ position, hash }: { position: number; hash: string }) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  const value = `${position}:${hash}`
  return (
    <div className="grid gap-1.5">
      <CopyField label={t`Check value of the newest entry`} value={value} copyLabel={t`Copy`} onCopy={() => copy(value, t`Copied`)} />
      <p className="text-12 text-ink-2">
        <Trans>Keep it outside this server. With it, you can find out later whether the end of the log was cut off or rewritten.</Trans>
      </p>
      {prompt}
    </div>
  )
}
