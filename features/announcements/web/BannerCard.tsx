import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone, X } from 'lucide-react'
import { asWritten } from '#platform/web/as-written.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { buttonClass } from '#ui/button-class.ts'

interface BannerCardProps {
  banner: { title: string; text: string; link: { label: string; href: string } | null }
  /** Absent in a preview, in which the link does nothing either. */
  onDismiss?: () => void
}

/** An announcement as members see it on their dashboard. */
export function BannerCard({ banner: { title, text, link }, onDismiss }: BannerCardProps) {
  const { t } = useLingui()
  const label = link && (link.label || <Trans>Read more</Trans>)
  const linkClass = buttonClass({ size: 'small', className: 'mt-1 w-fit' })
  return (
    <section aria-label={t`Announcement`} className="card relative flex gap-3 p-5 phone:p-4">
      <Megaphone aria-hidden className="mt-0.5 flex-none text-accent-ink" />
      <div className="grid min-w-0 flex-1 gap-2 pe-8">
        <h2 dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </h2>
        <p {...asWritten(text)} className="max-w-read whitespace-pre-line text-ink-2 wrap-anywhere">
          {text}
        </p>
        {link && onDismiss && (
          <a href={link.href} target="_blank" rel="nofollow noopener noreferrer" dir="auto" className={linkClass}>
            {label}
          </a>
        )}
        {link && !onDismiss && (
          <span dir="auto" className={linkClass}>
            {label}
          </span>
        )}
      </div>
      {onDismiss && (
        <IconButton icon={X} label={t`Dismiss announcement`} size="small" className="absolute! end-3 top-3" onPress={onDismiss} />
      )}
    </section>
  )
}
