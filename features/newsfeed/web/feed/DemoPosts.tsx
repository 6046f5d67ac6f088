import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { toast } from '#ui/toast.ts'
import { OwnMenu } from '../post/OwnMenu.tsx'

/** Examples that show what posts look like. */
const examples = [
  {
    id: 'demo-1',
    name: msg`Demo founder`,
    company: msg`A soil startup`,
    text: msg`We measured soil carbon on forty farms this season, and our results are within 6% of the lab samples. Does anyone know a certifier who accepts remote measurements?`,
  },
  {
    id: 'demo-2',
    name: msg`Demo investor`,
    company: msg`A seed fund`,
    text: msg`What we look for first in a deck: who pays, and what impact each euro has. One slide for each is enough.`,
  },
  {
    id: 'demo-3',
    name: msg`Demo mentor`,
    company: msg`Formerly in industry`,
    text: msg`I have two hours free on Thursdays for founders who sell to utilities. Bring a tender you lost.`,
  },
] as const

/** Shown if there are no posts or they could not be loaded: clearly marked, and never beside real posts. */
export function DemoPosts({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  return (
    <section aria-label={t`Demo posts`} className="grid gap-4 phone:gap-2">
      <div className="text-ink-2">{children}</div>
      {examples.map(({ id, name, company, text }) => (
        <article key={id} aria-label={t`Demo Post`} className="card p-5 phone:-mx-4 phone:rounded-none phone:border-x-0 phone:p-4">
          <header className="flex items-start gap-3">
            <Avatar id={id} name={i18n._(name)} size={40} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {i18n._(name)}
                <Badge>
                  <Trans>Demo Post</Trans>
                </Badge>
              </p>
              <p className="text-12 text-ink-3">{i18n._(company)}</p>
            </div>
            <div className="-me-1.5 -mt-1 phone:-me-2.5">
              <OwnMenu
                label={t`Demo Post`}
                edit={undefined}
                remove={t`Delete Post`}
                onEdit={() => {}}
                onRemove={() => toast.info(t`Demo Post`, { description: t`This is a demo post and cannot be deleted` })}
              />
            </div>
          </header>
          <p className="mt-3 leading-relaxed">{i18n._(text)}</p>
        </article>
      ))}
    </section>
  )
}
