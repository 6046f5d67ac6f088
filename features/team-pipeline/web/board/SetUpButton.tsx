import { Trans, useLingui } from '@lingui/react/macro'
import { Settings2 } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** Opens the columns and settings of a pipeline. */
export function SetUpButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  if (isPhone) return <IconButton icon={Settings2} variant="outline" label={t`Set up the pipeline`} onPress={onPress} />
  return (
    <Button onPress={onPress}>
      <Settings2 aria-hidden />
      <Trans>Set up</Trans>
    </Button>
  )
}
