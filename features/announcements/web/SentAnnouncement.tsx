import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LanguageSwitch } from '#features/joining/web/index.ts'
import { postPath } from '#features/newsfeed/paths.ts'
import { ForStaff } from '#features/operators/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { toast } from '#ui/toast.ts'
import type { Announcement } from '../contract.ts'
import { Counts } from './Counts.tsx'
import { Preview } from './Preview.tsx'
import { announcementById, announcements } from './data.ts'
import { formatMoment } from './format-moment.ts'
import { stateTones, useStateNames } from './state-names.ts'

/** An announcement that is being sent or was sent: how far it has got, what became of it, and what it says. */
export function SentAnnouncement({ announcement }: { announcement: Announcement }) {
  const { t } = useLingui()
  const states = useStateNames()
  const { title, state, begun_at, author, as_mail, as_banner, as_post, is_shown, content, counts } = announcement
  const [language, setLanguage] = useState(content.main_language)
  const done = counts.sent + counts.failed + counts.skipped
  const isUnderWay = state === 'sending' || state === 'stopping' || state === 'stopped'
  const since = begun_at ? formatMoment(begun_at, readerZone()) : ''
  return (
    <>
      <section className="card grid gap-3 p-5 phone:p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {title}
          </h2>
          {is_shown && (
            <Badge tone="info">
              <Trans>On the dashboard</Trans>
            </Badge>
          )}
          <Badge tone={stateTones[state]}>{states[state]}</Badge>
        </div>
        <p className="text-ink-2">{[since, author].filter(Boolean).join(' · ')}</p>
        {isUnderWay && <Meter label={states[state]} value={done} max={counts.recipients} valueText={t`${done} of ${counts.recipients}`} />}
        <Counts {...announcement} />
        {as_post && (
          <Link to={postPath(announcement.id)} className="w-fit font-medium text-accent-ink hover:underline">
            <Trans>See the post</Trans>
          </Link>
        )}
        <ForStaff area="community" changing>
          <Acts announcement={announcement} />
        </ForStaff>
      </section>
      <section aria-label={t`Preview`} className="grid gap-3">
        <LanguageSwitch value={language} onChange={setLanguage} />
        <Preview
          texts={content.texts}
          mainLanguage={content.main_language}
          language={language}
          link={content.link}
          asBanner={as_banner}
          asMail={as_mail}
          asPost={as_post}
        />
      </section>
    </>
  )
}

function Acts({ announcement: { id, state, is_shown } }: { announcement: Announcement }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: (name: 'stop' | 'continue' | 'endBanner') => announcements.call[name]({ id }),
    onSuccess: (changed) => queryClient.setQueryData(announcementById(id).queryKey, changed),
    onError: (error) => toast.error(t`This did not work`, { description: problemOf(error).text }),
  })
  const canContinue = state === 'stopped' || state === 'stopping'
  if (!is_shown && state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'sending' && (
        <Button size="small" pending={act.isPending} onPress={() => act.mutate('stop')}>
          <Trans>Stop</Trans>
        </Button>
      )}
      {canContinue && (
        <Button size="small" variant="primary" pending={act.isPending} onPress={() => act.mutate('continue')}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {is_shown && (
        <Button size="small" pending={act.isPending} onPress={() => act.mutate('endBanner')}>
          <Trans>Take down the banner</Trans>
        </Button>
      )}
    </div>
  )
}
