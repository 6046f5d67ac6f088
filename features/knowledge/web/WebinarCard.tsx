import { Plural, Trans } from '@lingui/react/macro'
import { ExternalLink, Play } from 'lucide-react'
import { useId } from 'react'
import { asWritten } from '#platform/web/as-written.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { Webinar } from '../contract.ts'
import { whenText } from './when-text.ts'

interface WebinarCardProps {
  webinar: Webinar
  isPast: boolean
  /** Of its heading. */
  level: 2 | 3
}

/** A webinar with the link to join it, or to its recording. */
export function WebinarCard({ webinar, isPast, level }: WebinarCardProps) {
  const { title, speaker, description, starts_at, minutes, link, recording } = webinar
  const address = isPast ? recording : link
  const heading = useId()
  const Icon = isPast ? Play : ExternalLink
  const Heading = `h${level}` as const
  return (
    <article aria-labelledby={heading} className="card grid gap-2 p-5 phone:p-4">
      <p className="text-12 text-ink-3">
        <time dateTime={starts_at}>{whenText(starts_at)}</time> · <Plural value={minutes} one="# minute" other="# minutes" />
      </p>
      <Heading id={heading} dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </Heading>
      <p dir="auto" className="text-ink-2 wrap-anywhere">
        {speaker}
      </p>
      {description && (
        <p {...asWritten(description)} className="max-w-read whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="nofollow noopener noreferrer"
          aria-describedby={heading}
          className={buttonClass({ variant: isPast ? 'secondary' : 'soft', className: 'justify-self-start' })}
        >
          <Icon aria-hidden />
          {isPast ? <Trans>Watch the recording</Trans> : <Trans>Join webinar</Trans>}
        </a>
      ) : (
        !isPast && (
          <p className="text-ink-2">
            <Trans>The link to join will appear here.</Trans>
          </p>
        )
      )}
    </article>
  )
}
