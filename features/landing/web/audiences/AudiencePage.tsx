import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { aboutPath } from '#features/community/paths.ts'
import { landingPath } from '#platform/paths.ts'
import { classNames } from '#ui/class-names.ts'
import type { Audience } from '../../audiences.ts'
import type { LandingFacts } from '../../facts.ts'
import { type PictureName, pictures } from '../../pictures.ts'
import { MainButton } from '../MainButton.tsx'
import { NeedsScripts } from '../NeedsScripts.tsx'
import { ProductPicture } from '../ProductPicture.tsx'
import { column } from '../Section.tsx'
import { SiteFooter } from '../SiteFooter.tsx'
import { SiteHeader } from '../SiteHeader.tsx'
import { AudienceLinks } from './AudienceLinks.tsx'
import { audienceHeads } from './audience-heads.ts'

export interface AudienceSection {
  /** For links to its example, which must be the first. */
  id?: string
  title: string
  text: string
  facts: string[]
  picture?: { name: PictureName; alt: string }
  /** In place of a picture. */
  example?: ReactNode
}

interface AudiencePageProps {
  audience: Audience
  facts: LandingFacts
  /** In place of the button for joining. */
  action?: ReactNode
  /** The picture or example of the first one is shown beside the heading. */
  sections: AudienceSection[]
}

/** The page for one kind of reader: what the community is for, one main button, and what it does for them. */
export function AudiencePage({ audience, facts, action, sections }: AudiencePageProps) {
  const { i18n } = useLingui()
  const { member, joining } = facts
  const { heading, lead } = audienceHeads[audience]
  const landing = member ? aboutPath() : landingPath()
  const [first] = sections
  return (
    <>
      <SiteHeader member={member} joining={joining} landing={landing} />
      <main className={`${column} text-16`}>
        <div className="grid grid-cols-2 items-center gap-x-16 gap-y-10 pt-19 pb-16 max-lg:grid-cols-1 phone:py-10">
          <div>
            <h1 className="max-w-[20ch] text-hero font-semibold text-balance wrap-anywhere">{i18n._(heading)}</h1>
            <p className="mt-6 mb-8 max-w-[52ch] text-pretty text-ink-2 phone:mt-4 phone:mb-6">{i18n._(lead)}</p>
            {action ?? (
              <>
                <MainButton joining={joining} isMember={member !== undefined} className="phone:w-full" />
                <NeedsScripts />
                <p className="mt-4 text-ink-3">
                  <Trans>Joining is free.</Trans>
                </p>
              </>
            )}
          </div>
          {first?.picture ? (
            <Picture {...first.picture} isCut />
          ) : (
            <div id={first?.id} className="min-w-0 scroll-mt-2 rounded-dialog outline-offset-4 target:outline-2 target:outline-accent-mark">
              {first?.example}
            </div>
          )}
        </div>
        {sections.map((section) => (
          <ForThem key={section.title} section={section} isAbove={section === first} />
        ))}
        <AudienceLinks current={audience} className="border-t border-line py-8" />
      </main>
      <SiteFooter facts={facts} landing={landing} />
      <div id="island" />
    </>
  )
}

/** `isAbove`: its picture or example is beside the heading of the page. */
function ForThem({ section: { title, text, facts, picture, example }, isAbove }: { section: AudienceSection; isAbove: boolean }) {
  const beside = isAbove ? undefined : picture ? <Picture {...picture} /> : example
  const list = <Facts facts={facts} className={beside ? 'mt-6' : undefined} />
  return (
    <section className="grid grid-cols-2 items-center gap-x-16 gap-y-8 border-t border-line py-16 max-lg:grid-cols-1 phone:gap-y-6 phone:py-10">
      <div className={classNames(!beside && 'self-start')}>
        <h2 className="max-w-[30ch] text-28 font-semibold text-balance">{title}</h2>
        <p className="mt-2 max-w-[56ch] text-pretty text-ink-2">{text}</p>
        {beside && list}
      </div>
      {beside ?? list}
    </section>
  )
}

const Facts = ({ facts, className }: { facts: string[]; className?: string | undefined }) => (
  <ul className={classNames('grid max-w-[60ch] gap-3', className)}>
    {facts.map((fact) => (
      <li key={fact} className="flex gap-3">
        <Check className="mt-0.75 text-accent-ink" aria-hidden />
        <span className="min-w-0 text-pretty wrap-anywhere">{fact}</span>
      </li>
    ))}
  </ul>
)

/** `isCut`: of a tall picture, the upper part is shown. */
function Picture({ name, alt, isCut = false }: { name: PictureName; alt: string; isCut?: boolean }) {
  const { width, height } = pictures[name]
  return (
    <div
      className={classNames(
        'w-full overflow-hidden rounded-dialog border border-line bg-sunken',
        width < height && 'max-w-90 justify-self-center',
        isCut && 'max-h-110',
      )}
    >
      <ProductPicture name={name} alt={alt} className="h-auto w-full" />
    </div>
  )
}
