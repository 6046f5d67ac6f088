import { Trans, useLingui } from '@lingui/react/macro'
import { useIsFetching, useMutation } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { fetchFile, saveFile } from '#platform/web/download.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { Acts } from './Acts.tsx'
import { CheckLogDialog } from './CheckLogDialog.tsx'
import { ConsoleScreen } from './ConsoleScreen.tsx'
import { LogFilters } from './LogFilters.tsx'
import { logFileAddress, operatorActs } from './data.ts'
import { type LogSearch, validLogSearch } from './log-search.ts'

/** The log of what those who run the community do. */
export function ActsScreen() {
  const { t } = useLingui()
  const [search, changeSearch] = useScreenSearch<LogSearch>(validLogSearch)
  const [isChecking, setChecking] = useState(false)
  const isBusy = useIsFetching({ queryKey: operatorActs(search).queryKey }) > 0
  const download = useMutation({
    async mutationFn() {
      const { content, name } = await fetchFile(logFileAddress(search))
      saveFile(content, name)
    },
    onError: (error) => toast.error(t`Download failed`, { description: problemOf(error).text }),
  })
  return (
    <ConsoleScreen
      area="staff"
      title={t`Activity log`}
      description={t`What operators, moderators and programme managers did.`}
      actions={
        <>
          <Button size="small" onPress={() => setChecking(true)}>
            <ShieldCheck aria-hidden />
            <Trans>Check the log</Trans>
          </Button>
          <Button size="small" pending={download.isPending} pendingLabel={t`Exporting`} onPress={() => download.mutate()}>
            <Download aria-hidden />
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <LogFilters
        search={search}
        isBusy={isBusy}
        onChange={(changes) => changeSearch((before) => ({ ...before, ...changes }), { replace: true })}
      />
      <Acts search={search} />
      {isChecking && <CheckLogDialog onClose={() => setChecking(false)} />}
    </ConsoleScreen>
  )
}
