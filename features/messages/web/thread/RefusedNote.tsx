import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What stands under a message that the server does not take. */
export function RefusedNote({ words, onRetry, onDiscard }: { words: string; onRetry: () => void; onDiscard: () => void }) {
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 ps-[22%] text-12 text-danger">
      <p className="text-end wrap-anywhere">
        <Trans>Failed to send message</Trans>. {words}
      </p>
      <div className="flex gap-3 phone:-my-2">
        <NoteButton onPress={onRetry}>
          <Trans>Retry</Trans>
        </NoteButton>
        <NoteButton onPress={onDiscard}>
          <Trans>Delete</Trans>
        </NoteButton>
      </div>
    </div>
  )
}

function NoteButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="rounded-badge font-semibold underline underline-offset-3 phone:min-h-11 phone:min-w-11"
    >
      {children}
    </button>
  )
}
