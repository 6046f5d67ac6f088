import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, Clock, type LucideIcon, MapPin, Ticket, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { aboutPath } from '#features/community/paths.ts'
import { eventPath } from '#features/events/paths.ts'
import { eventPicture } from '#features/events/pictures.ts'
import { type PublicEvent, publicTimes } from '#features/events/public-event.ts'
import { typeLabels, usePlace, usePrice } from '#features/events/web/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { Prose, Section } from '#features/profiles/web/index.ts'
import { landingPath } from '#platform/paths.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** What visitors read of an event whose host allows it. The venue, the host and who attends are for members. */
export function EventPage({ event, facts }: { event: PublicEvent; facts: LandingFacts }) {
  const { t, i18n } = useLingui()
  const landing = facts.member ? aboutPath() : landingPath()
  const place = usePlace({ ...event, venue: '' })
  const price = usePrice(event)
  return (
    <>
      <SiteHeader member={facts.member} joining={facts.joining} landing={landing} />
      <main className={`${column} py-8 phone:pt-4`}>
        <article className="mx-auto grid max-w-190 grid-cols-[minmax(0,1fr)] gap-6">
          {event.picture && <Picture picture={event.picture} alt={event.picture_alt} />}
          <header>
            <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
              {event.title}
            </h1>
            {event.type && <p className="mt-1 text-ink-2">{i18n._(typeLabels[event.type])}</p>}
          </header>
          {event.is_cancelled ? (
            <Banner tone="warning">
              <Trans>This event has been cancelled.</Trans>
            </Banner>
          ) : (
            event.is_over && (
              <Banner tone="info">
                <Trans>This event is over.</Trans>
              </Banner>
            )
          )}
          <ul className="grid gap-2 text-16">
            <Fact icon={Clock} label={t`When`}>
              <time dateTime={event.starts_at.toISOString()}>{publicTimes(event, readerLocale())}</time>
            </Fact>
            {place && (
              <Fact icon={event.format === 'online' ? Video : MapPin} label={t`Where`}>
                {place}
              </Fact>
            )}
            {price && (
              <Fact icon={Ticket} label={t`Price`}>
                {price}
              </Fact>
            )}
            {event.organisation && (
              <Fact icon={Building2} label={t`Host`}>
                <a href={organisationPath(event.organisation.slug)} dir="auto" className="link">
                  {event.organisation.name}
                </a>
              </Fact>
            )}
          </ul>
          {!event.is_cancelled && !event.is_over && <Register event={event} member={facts.member} />}
          {event.description && (
            <Section title={t`About this event`}>
              <Prose>{event.description}</Prose>
            </Section>
          )}
        </article>
      </main>
      <SiteFooter facts={facts} landing={landing} />
      <div id="island" />
    </>
  )
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon className="icon-sm mt-1 shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function Picture({ picture, alt }: { picture: string; alt: string }) {
  const { aspect, widths } = eventPicture
  const widest = Math.max(...widths)
  return (
    <img
      src={`${picture}-${widest}.webp`}
      srcSet={widths.map((width) => `${picture}-${width}.webp ${width}w`).join(', ')}
      sizes="(max-width: 800px) 100vw, 760px"
      width={widest}
      height={widest / aspect}
      alt={alt}
      className="aspect-[2] w-full rounded-card bg-sunken object-cover dark:brightness-82"
    />
  )
}

/** Members go to the event; visitors join or sign in, and come back to it. */
function Register({ event: { id, needs_approval }, member }: { event: PublicEvent; member: string | undefined }) {
  const { t } = useLingui()
  const community = siteName()
  const label = needs_approval ? t`Request a place` : t`Register`
  if (member) {
    return (
      <a href={eventPath(id)} className={buttonClass({ variant: 'primary', size: 'tall', className: 'justify-self-start' })}>
        {label}
      </a>
    )
  }
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <SignInLink mode="join" next={eventPath(id)} className={buttonClass({ variant: 'primary', size: 'tall' })}>
          {label}
        </SignInLink>
        <SignInLink mode="sign-in" next={eventPath(id)} className={buttonClass({ variant: 'quiet', size: 'tall' })}>
          <Trans>I have an account</Trans>
        </SignInLink>
      </div>
      <p className="mt-2 text-12 text-ink-3">
        <Trans>You register as a member of {community}. After joining or signing in, you come back to this event.</Trans>
      </p>
    </div>
  )
}
