import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'

/** The closed dialog in which `legal-dialog.ts` shows legal texts. */
export function LegalDialog() {
  const { t } = useLingui()
  return (
    <dialog
      id="legal-dialog"
      aria-label={t`Legal`}
      className="m-auto h-[min(44rem,calc(100dvh-48px))] w-[min(44rem,calc(100vw-24px))] flex-col overflow-hidden rounded-dialog border border-line bg-raised p-0 text-ink shadow-4 backdrop:bg-scrim open:flex"
    >
      <form method="dialog" className="flex justify-end px-3 pt-3">
        <button
          type="submit"
          aria-label={t`Close`}
          className="grid size-control place-items-center rounded-control text-ink-2 hover:bg-hover-raised"
        >
          <X aria-hidden />
        </button>
      </form>
      {/* Browsers make scrollable areas focusable. */}
      <div data-text className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-8 pb-6 phone:px-4" />
      <form method="dialog" className="flex justify-end border-t border-line px-6 py-3 phone:px-4">
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          <Trans>Close</Trans>
        </button>
      </form>
    </dialog>
  )
}
