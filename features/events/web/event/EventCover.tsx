import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { EditablePicture, type EditedPicture } from '#features/profiles/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { longestText } from '../../limits.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { EventPicture } from '../card/EventPicture.tsx'
import { events, refreshEvents } from '../data.ts'

/** The picture of an event, if it has one. Those who can edit the event change and describe it here; it is saved at once. */
export function EventCover({ event }: { event: EventDetails }) {
  const isEditable = event.can.edit && !event.is_cancelled
  if (!event.picture && !isEditable) return null
  const picture = (
    <EventPicture
      id={event.id}
      picture={event.picture}
      alt={event.picture_alt}
      sizes="(max-width: 1023px) 100vw, 820px"
      className="max-h-80 rounded-card"
    />
  )
  return isEditable ? <Editable event={event}>{picture}</Editable> : picture
}

function Editable({ event, children }: { event: EventDetails; children: ReactNode }) {
  const edited = useEventPicture(event)
  return (
    <div>
      <EditablePicture edited={edited} className="" buttonClassName="absolute end-4 top-4 phone:end-3 phone:top-3">
        {children}
      </EditablePicture>
      {event.picture && <Description event={event} />}
    </div>
  )
}

function useEventPicture({ id, picture }: EventDetails): EditedPicture {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refresh = () => refreshEvents(queryClient)
  return {
    kind: 'wide',
    isRound: false,
    picture,
    upload: async (input, options) => {
      await events.upload('uploadPicture', { id, ...input }, options)
      await refresh()
    },
    remove: async () => {
      await events.call.removePicture({ id })
      await refresh()
    },
    texts: {
      title: t`Event picture`,
      add: t`Add picture`,
      change: t`Change picture`,
      save: t`Save picture`,
      uploaded: t`Picture saved`,
      uploadFailed: t`Failed to upload the picture`,
      removeQuestion: t`Remove the picture?`,
      removeNote: t`The event will be shown without a picture.`,
      removed: t`Picture removed`,
      removeFailed: t`Failed to remove the picture`,
    },
  }
}

/** What the picture shows, with a button to say it. */
function Description({ event: { id, picture_alt } }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [alt, setAlt] = useState<string>()
  const close = () => setAlt(undefined)
  const save = useMutation({
    mutationFn: (said: string) => events.call.describePicture({ id, alt: said }),
    onSuccess() {
      close()
      return refreshEvents(queryClient)
    },
    onError: (error) => toast.error(t`Failed to save the description`, { description: problemOf(error).text }),
  })
  return (
    <div className="mt-2 flex items-center gap-2 text-12 text-ink-3">
      <p dir="auto" className="min-w-0 truncate">
        {picture_alt || t`The picture has no description yet.`}
      </p>
      <Button size="small" variant="quiet" onPress={() => setAlt(picture_alt)}>
        {picture_alt ? <Trans>Edit description</Trans> : <Trans>Describe picture</Trans>}
      </Button>
      {alt !== undefined && (
        <Dialog isOpen onOpenChange={close} isDismissable={false} title={t`Picture description`} closeLabel={t`Close`}>
          <TextField
            label={t`Picture description`}
            hint={t`Read aloud to people who use a screen reader.`}
            maxLength={longestText.alt}
            value={alt}
            onChange={setAlt}
            autoFocus
          />
          <DialogActions>
            <Button onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" pending={save.isPending} pendingLabel={t`Saving`} onPress={() => save.mutate(alt)}>
              <Trans>Save</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
