import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { Checks } from './Checks.tsx'
import { Figures } from './Figures.tsx'
import { health } from './data.ts'

/** Shows operators what is set up, what works and what does not. */
export function HealthScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t({ message: 'Health', context: 'console' })}
      description={t`Shows what is set up, what works, and how to fix what doesn’t.`}
      actions={<CopyForSupport />}
    >
      <Checks />
      <Figures />
    </ConsoleScreen>
  )
}

function CopyForSupport() {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  const support = useMutation({
    mutationFn: () => health.call.support(),
    onSuccess: ({ text }) =>
      copy(text, t`The report was copied. It contains no passwords, no addresses of members and nothing that members wrote.`),
    onError: (error) => toast.error(t`Failed to make the report`, { description: problemOf(error).text }),
  })
  return (
    <>
      <Button size="small" pending={support.isPending} onPress={() => support.mutate()}>
        <Copy aria-hidden />
        <Trans>Copy for support</Trans>
      </Button>
      {prompt}
    </>
  )
}
