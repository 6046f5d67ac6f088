import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { instantOf, localTime } from '#features/events/zoned-time.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { readerZone } from '#platform/web/reader.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { Meeting } from '../contract.ts'
import { meetingProblems } from '../problems.ts'
import { meetings, offerOf, refreshMeetings } from './data.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { whenOf } from './when.ts'
import { zoneName } from './zone-name.ts'

interface MoveDialogProps {
  meeting: Meeting & { with: NonNullable<Meeting['with']>; starts_at: string }
  onClose: () => void
}

/** Moves a meeting: what was booked, to another free time of the other; otherwise to any time. */
export function MoveDialog({ meeting, onClose }: MoveDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { with: other, starts_at, is_booked, is_yours } = meeting
  const needsOffer = is_booked && is_yours
  const { data: offer, error: failure, refetch } = useQuery({ ...offerOf(other.id), enabled: needsOffer })
  const booking = needsOffer ? offer?.booking : undefined
  const isNotMovable = needsOffer && offer !== undefined && (!booking || booking.length < meeting.length)
  const form = useForm({ starts_at: needsOffer ? '' : localTime(new Date(starts_at), readerZone()) })
  const { banner, refusals, isPending } = useSubmission(form)
  const name = other.full_name

  function submit() {
    const chosen = form.values.get().starts_at
    void form.submit({
      problems: { starts_at: !chosen && t`Please choose a time` },
      fieldOf: (path) => (path === 'times' || path === 'starts_at' ? 'starts_at' : undefined),
      async request() {
        const instant = booking ? chosen : instantOf(chosen, readerZone()).toISOString()
        try {
          await meetings.call.move({ id: meeting.id, starts_at: instant, sequence: meeting.sequence })
        } finally {
          await refreshMeetings(queryClient)
        }
        toast.success(t`Moved to ${whenOf(instant)}`, { description: t`${name} will be notified.` })
        onClose()
      },
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t`Move the meeting`}
      description={!isNotMovable && t`It is on ${whenOf(starts_at)} now. ${name} will be notified.`}
      closeLabel={t`Close`}
    >
      {isNotMovable ? (
        <>
          <Banner tone="info">{i18n._(meetingProblems.notMovable)}</Banner>
          <DialogActions>
            <Button onPress={onClose}>
              <Trans>Back</Trans>
            </Button>
          </DialogActions>
        </>
      ) : needsOffer && !booking ? (
        failure ? (
          <LoadFailed title={t`Failed to load the free times`} error={failure} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label={t`Loading free times`}>
            <Skeleton className="h-56 rounded-control" />
          </SkeletonGroup>
        )
      ) : (
        <Form className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
          <FormBanner>{banner}</FormBanner>
          <Field form={form} name="starts_at">
            {({ value, onChange, error }) =>
              booking ? (
                <>
                  <SlotPicker member={other} zone={booking.zone} daysAhead={booking.days_ahead} chosen={value} onChoose={onChange} />
                  {error && (
                    <p role="alert" className="text-12 text-danger">
                      {error}
                    </p>
                  )}
                </>
              ) : (
                <DateField hasTime label={t`New time (${zoneName()})`} value={value} onChange={onChange} error={error} />
              )
            }
          </Field>
          <DialogActions>
            <Button onPress={onClose} isDisabled={isPending}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Moving`}>
              <Trans>Move meeting</Trans>
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
