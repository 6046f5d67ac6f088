import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchingProblems } from '../../problems.ts'
import { longestNote } from '../../limits.ts'
import { isNoteTooLong } from '../decisions/notes.ts'

interface NoteDialogProps {
  card: MatchCard
  /** The saved note; every change is saved. */
  note: string
  onChange: (note: string) => void
  onConnect: () => void
  onClose: () => void
}

/** A short note to send with an accept: the other member sees it with the card. */
export function NoteDialog({ card, note, onChange, onConnect, onClose }: NoteDialogProps) {
  const { t, i18n } = useLingui()
  const isTooLong = isNoteTooLong(note)
  // Connecting below the card also opens the dialog if the note is too long.
  const [isTried, setTried] = useState(isTooLong)
  const name = card.full_name

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isTooLong) onConnect()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Add a note`}
      description={t`${name} sees it with your card once you connect.`}
      closeLabel={t`Close`}
    >
      <form onSubmit={submit} className="grid gap-4.5">
        <TextArea
          autoFocus
          label={t`Your note`}
          value={note}
          onChange={onChange}
          limit={longestNote}
          rows={4}
          error={isTried && isTooLong ? i18n._(matchingProblems.noteTooLong.id) : undefined}
        />
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Save for later</Trans>
          </Button>
          <Button type="submit" variant="primary">
            <Trans>Connect</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
