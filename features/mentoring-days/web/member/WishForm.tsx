import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Search, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { hasWords } from '#platform/search-words.ts'
import { useForm, useFieldValue, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { readerZone } from '#platform/web/reader.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Candidate, OwnDay } from '../../contract.ts'
import { mostWishes } from '../../limits.ts'
import { candidatesOf, mentoringDays, refreshMentoringDays } from '../data.ts'
import { PersonLine } from './PersonLine.tsx'

/** The member's wishes: up to five people of the other side, in order. */
export function WishForm({ day, until }: { day: OwnDay; until: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(candidatesOf(day.id))
  if (data) return <Editor day={day} until={until} candidates={data.items} />
  if (error) {
    return <LoadFailed title={t`Failed to load the people`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading people`} className="card grid gap-4 p-5">
      <Skeleton className="w-60" />
      <Skeleton className="h-40 rounded-control" />
    </SkeletonGroup>
  )
}

interface EditorProps {
  day: OwnDay
  until: string
  candidates: readonly Candidate[]
}

function Editor({ day, until, candidates }: EditorProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const latest = { wishes: day.wishes }
  const form = useForm(latest)
  useLatestValues(form, latest)
  const { banner, refusals, isPending } = useSubmission(form)
  const given = useFieldValue(form, 'wishes')
  // Somebody may have left the list since.
  const chosen = given.flatMap((id) => candidates.find((each) => each.id === id) ?? [])
  const [said, setSaid] = useState('')
  const change = (wishes: readonly Candidate[], what: string) => {
    form.change({ wishes: wishes.map(({ id }) => id) })
    setSaid(what)
  }
  function submit() {
    void form.submit({
      problems: {},
      async request() {
        await mentoringDays.call.saveWishes({ id: day.id, wishes: form.values.get().wishes, zone: readerZone() })
        await refreshMentoringDays(queryClient)
        toast.success(t`Your choice is saved`)
      },
    })
  }
  return (
    <Form className="card grid gap-5 p-5 phone:p-4" onSubmit={submit} refusals={refusals}>
      <div>
        <h2 className="font-semibold">
          {day.side === 'founder' ? (
            <Trans>Which mentors would you like to meet?</Trans>
          ) : (
            <Trans>Which founders would you like to meet?</Trans>
          )}
        </h2>
        <p className="text-ink-2">
          <Trans>Choose up to five, the most important first, until {until}. Only the organisers see your choice.</Trans>
        </p>
      </div>
      <FormBanner>{banner}</FormBanner>
      <KeepsFocus version={given}>
        <Chosen chosen={chosen} onChange={change} />
      </KeepsFocus>
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending} pendingLabel={t`Saving`}>
        {day.has_answered ? <Trans>Save changes</Trans> : <Trans>Save your choice</Trans>}
      </Button>
      <KeepsFocus version={given}>
        <Others candidates={candidates} chosen={chosen} onChange={change} />
      </KeepsFocus>
      <LiveRegion>{said}</LiveRegion>
    </Form>
  )
}

/** When a row goes, or its button cannot be pressed any more, the focus stays near. */
function KeepsFocus({ version, children }: { version: readonly string[]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none" {...useKeptFocus(box, version)}>
      {children}
    </div>
  )
}

interface ListProps {
  chosen: readonly Candidate[]
  onChange: (chosen: Candidate[], what: string) => void
}

function Chosen({ chosen, onChange }: ListProps) {
  const { t } = useLingui()
  function move(at: number, by: number) {
    const moved = chosen[at]
    if (!moved) return
    const place = at + by + 1
    onChange(chosen.toSpliced(at, 1).toSpliced(at + by, 0, moved), t`${moved.full_name} is choice ${place} now`)
  }
  if (chosen.length === 0)
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">
        <Trans>Nobody chosen yet. Without a choice, you still get meetings that fit.</Trans>
      </p>
    )
  return (
    <ol aria-label={t`Your choice`} className="divide-y divide-line rounded-control border border-line px-3">
      {chosen.map((person, at) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <span className="w-4 text-ink-2 tabular-nums">{at + 1}</span>
          <PersonLine person={person} />
          <span className="ms-auto flex phone:w-full phone:justify-end">
            <IconButton
              icon={ArrowUp}
              size="small"
              label={t`Move ${person.full_name} up`}
              isDisabled={at === 0}
              onPress={() => move(at, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={t`Move ${person.full_name} down`}
              isDisabled={at === chosen.length - 1}
              onPress={() => move(at, 1)}
            />
            <IconButton
              icon={X}
              size="small"
              label={t`Remove ${person.full_name}`}
              onPress={() => onChange(chosen.toSpliced(at, 1), t`${person.full_name} was removed`)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Others({ candidates, chosen, onChange }: ListProps & { candidates: readonly Candidate[] }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const others = candidates.filter((each) => !chosen.some(({ id }) => id === each.id))
  const found = others.filter(({ full_name, company_name }) => hasWords(`${full_name} ${company_name}`, text))
  const isFull = chosen.length >= mostWishes
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <TextField
        type="search"
        label={t`Find a person`}
        placeholder={t`Name or organisation`}
        prefix={<Search className="icon-sm text-ink-3" aria-hidden />}
        value={text}
        onChange={setText}
        hint={isFull ? t`You have chosen five people. Remove one to choose another.` : undefined}
      />
      {found.length === 0 ? (
        <p className="py-3 text-ink-2">{others.length === 0 ? t`There is nobody else to choose.` : t`Nobody found`}</p>
      ) : (
        <ul aria-label={t`People to choose from`} className="divide-y divide-line">
          {found.map((person) => (
            <li key={person.id} className="flex items-center gap-3 py-3">
              <PersonLine person={person} />
              <Button
                size="small"
                aria-label={t`Choose ${person.full_name}`}
                isDisabled={isFull}
                onPress={() => onChange([...chosen, person], t`${person.full_name} is choice ${chosen.length + 1} now`)}
              >
                <Plus aria-hidden />
                <Trans>Choose</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
