import { Trans, useLingui } from '@lingui/react/macro'
import { Globe, Link as LinkIcon, type LucideIcon, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicProfile } from '../../contract.ts'
import { Section } from './Section.tsx'

export interface ContactLinksProps {
  profile: PublicProfile
  /** Shown below the email address: who can see it. */
  emailNote?: ReactNode
}

export function ContactLinks({ profile: { email, website, linkedin }, emailNote }: ContactLinksProps) {
  const { t } = useLingui()
  return (
    <Section title={t`Contact & Links`}>
      {email || website || linkedin ? (
        <ul className="grid gap-1">
          {email && (
            <ContactLink icon={Mail} href={`mailto:${email}`} note={emailNote}>
              {email}
            </ContactLink>
          )}
          {website && (
            <ContactLink icon={Globe} href={website}>
              {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            </ContactLink>
          )}
          {linkedin && (
            <ContactLink icon={LinkIcon} href={linkedin}>
              <Trans>LinkedIn profile</Trans>
            </ContactLink>
          )}
        </ul>
      ) : (
        <p className="text-ink-2">
          <Trans>No contact details to show.</Trans>
        </p>
      )}
    </Section>
  )
}

/** External sites open in a new tab, and get neither our referrer nor our search ranking. */
function ContactLink({ icon: Icon, href, note, children }: { icon: LucideIcon; href: string; note?: ReactNode; children: ReactNode }) {
  const isSite = !href.startsWith('mailto:')
  return (
    <li className="flex min-h-9 items-center gap-2.5 phone:min-h-11">
      <Icon className="text-ink-3" aria-hidden />
      <span className="min-w-0">
        <a href={href} {...(isSite && { target: '_blank', rel: 'nofollow noopener' })} className="link break-words">
          {children}
        </a>
        {note && <span className="block text-12 text-ink-3">{note}</span>}
      </span>
    </li>
  )
}
