import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download, Printer } from 'lucide-react'
import { copyText } from '#platform/web/copy-text.ts'
import { saveFile } from '#platform/web/download.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Button } from '#ui/Button.tsx'
import { DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'

/** New recovery codes, to copy, download or print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  const site = siteName()
  const title = t`Recovery codes for ${site}`

  async function copy() {
    if (await copyText(codes.join('\n'))) toast.success(t`Recovery codes copied`)
    else toast.error(t`Failed to copy the recovery codes`)
  }

  return (
    <div className="grid gap-4">
      <div className="printed-alone">
        <p className="hidden font-semibold print:block">{title}</p>
        <ul
          aria-label={title}
          className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control bg-canvas p-4 [font-variant-ligatures:none] max-[22rem]:grid-cols-1"
        >
          {codes.map((code) => (
            <li key={code} className="text-center whitespace-nowrap tabular-nums">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2 phone:*:flex-1">
        <Button size="small" onPress={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy</Trans>
        </Button>
        <Button size="small" onPress={() => saveFile(new Blob([`${title}\n\n${codes.join('\n')}\n`]), 'recovery-codes.txt')}>
          <Download aria-hidden />
          <Trans>Download</Trans>
        </Button>
        <Button size="small" onPress={() => print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
      </div>
      <p className="text-ink-2">
        <Trans>Each code works once. Keep them where only you can find them, but not on the same phone as the app.</Trans>
      </p>
      <DialogActions>
        <Button variant="primary" onPress={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </DialogActions>
    </div>
  )
}
