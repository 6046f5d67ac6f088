import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, CircleUserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Me } from '#features/members/contract.ts'
import { useMember } from '#features/members/web/index.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { useNow } from '#platform/web/use-now.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast.ts'
import { updatePath, updatesPath } from '../../paths.ts'
import { periodsUntil } from '../../periods.ts'
import { investorPages, refreshUpdates, sentPages, updates } from '../data.ts'
import { UpdatesSkeleton } from '../list/UpdatesSkeleton.tsx'
import { NoInvestors } from '../list/SentUpdates.tsx'
import { type Draft, deleteDraft, saveDraft, savedDraft } from './draft.ts'
import { Preview } from './Preview.tsx'
import { Recipients } from './Recipients.tsx'
import { UpdateFields } from './UpdateFields.tsx'
import { blankValues, inputOf, problemsWith } from './values.ts'

/** The form for a new update. The draft stays on the device until it is sent. */
export function NewUpdate() {
  const { t } = useLingui()
  const member = useMember()
  usePageTitle('subject', t`New update`)
  return (
    <div className="mx-auto max-w-240">
      <PageHeading back={{ href: updatesPath(), label: t`Back` }} title={t`New update`} />
      {member && <Compose member={member} />}
    </div>
  )
}

function Compose({ member }: { member: Me }) {
  const { t } = useLingui()
  const investors = useInfiniteQuery(investorPages(''))
  // Earlier updates, to compare the figures with.
  const sent = useInfiniteQuery(sentPages())
  if (member.user_type !== 'startup')
    return (
      <EmptyState icon={ChartNoAxesCombined} title={t`Only founders can write updates`}>
        <Trans>Founders send updates to investors they are connected with. According to your profile, you are not a founder.</Trans>
      </EmptyState>
    )
  if (!member.profile_completed)
    return (
      <EmptyState
        icon={CircleUserRound}
        title={t`Complete your profile first`}
        action={
          <Link to={welcomePath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Complete Profile</Trans>
          </Link>
        }
      >
        <Trans>Investors should know who is writing to them.</Trans>
      </EmptyState>
    )
  const failed = investors.error ?? sent.error
  const count = investors.data?.pages[0]?.count
  if (count !== undefined && sent.data)
    return count === 0 ? <NoInvestors /> : <Composer self={member.id} count={count} others={itemsOf(sent.data)} />
  if (failed)
    return (
      <LoadFailed
        title={t`Failed to load updates`}
        error={failed}
        onRetry={() => void Promise.all([investors.refetch(), sent.refetch()])}
      />
    )
  return <UpdatesSkeleton />
}

interface ComposerProps {
  self: string
  count: number
  others: Parameters<typeof Preview>[0]['others'] & readonly { currency: Draft['values']['currency'] }[]
}

function Composer({ self, count, others }: ComposerProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigateIfStillHere()
  const now = useNow()
  const [draft] = useState<Draft>(() => savedDraft(self) ?? blankDraft(now, others[0]?.currency))
  const [id, setId] = useState(draft.id)
  const form = useForm(draft.values)
  const { banner, refusals, isPending } = useSubmission(form)
  const isSent = useRef(false)
  const keep = useEffectEvent(() => {
    // A draft with the id of a sent update could not be sent.
    if (!isSent.current) saveDraft(self, { id, values: form.values.get() })
  })
  useEffect(() => form.values.listen(() => keep()), [form])

  function send() {
    const values = form.values.get()
    void form.submit({
      problems: problemsWith(values),
      async request() {
        const { receivers } = await updates.call.send({ ...inputOf(values), id, to: values.to && [...values.to] })
        isSent.current = true
        deleteDraft(self)
        toast.success(t`Update sent`, {
          description: t`${plural(receivers, { one: 'Sent to # investor.', other: 'Sent to # investors.' })}`,
        })
        await refreshUpdates(queryClient)
        await navigate({ to: updatePath(id) })
      },
      onIdTaken: () => setId(newId()),
    })
  }

  return (
    <Form onSubmit={send} refusals={refusals} aria-label={t`New update`}>
      <FormBanner>{banner}</FormBanner>
      <UpdateFields form={form} />
      <Recipients form={form} count={count} />
      <Preview form={form} id={id} others={others} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
        <p className="min-w-0 flex-1 basis-60 text-12 text-ink-2">
          <Trans>Your draft is saved on this device until you send it.</Trans>
        </p>
        <Field form={form} name="to">
          {({ value }) => (
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Sending`}>
              {value === null ? (
                <Trans>Send to all</Trans>
              ) : (
                <Plural value={value.length} one="Send to # investor" other="Send to # investors" />
              )}
            </Button>
          )}
        </Field>
      </div>
    </Form>
  )
}

/** Starts with the previous quarter, which founders usually report on. */
function blankDraft(now: number, currency: Draft['values']['currency'] | undefined): Draft {
  const [, last = ''] = periodsUntil(new Date(now).toISOString())
  return { id: newId(), values: blankValues(last, currency) }
}
