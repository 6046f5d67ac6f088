import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { storable } from '#platform/visible-text.ts'
import { Button } from '#ui/Button.tsx'
import { DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestMessage } from '../limits.ts'
import { problemWith } from './composer/check-text.ts'
import { draftTo, saveDraft } from './drafts.ts'
import { queueMessage } from './outbox/outbox.ts'
import { ProfileFirstNote } from './ProfileFirst.tsx'

interface FirstMessageProps {
  to: { id: string; full_name: string }
  /** Called once it is in the outbox, which sends it automatically, also after the connection was lost. */
  onSent: () => void
  cancelLabel: string
  onCancel: () => void
}

/** A message written within a dialog. Unsent text becomes the conversation's draft. */
export function FirstMessage({ to: { id, full_name }, onSent, cancelLabel, onCancel }: FirstMessageProps) {
  const { t } = useLingui()
  const self = useMember()
  const [text, setText] = useState(() => (self ? draftTo(self.id, id) : ''))
  const isPhone = useIsPhone()
  const [problem, setProblem] = useState<ReturnType<typeof problemWith>>()
  if (!self) return null
  const mayWrite = self.profile_completed
  const longest = longestMessage.toLocaleString(readerLocale())

  function change(next: string) {
    setText(next)
    setProblem(undefined)
    if (self) saveDraft(self.id, id, next)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const found = problemWith(text)
    setProblem(found)
    if (found || !self || !mayWrite) return
    queueMessage(self.id, id, storable(text))
    saveDraft(self.id, id, '')
    onSent()
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      {!mayWrite && <ProfileFirstNote />}
      <TextArea
        label={t`Your first message to ${full_name}`}
        value={text}
        onChange={change}
        rows={3}
        autoFocus={!isPhone}
        error={problem === 'empty' ? t`Please write a message first` : problem && t`Please keep your message to ${longest} characters`}
      />
      <DialogActions>
        <Button onPress={onCancel}>{cancelLabel}</Button>
        {mayWrite && (
          <Button type="submit" variant="primary">
            <Trans>Send</Trans>
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
