import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AtSign, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath, organisationPath, organisationVerificationPath } from '../../paths.ts'
import type { Verification } from '../../verification-contract.ts'
import { verificationOf } from '../data.ts'
import { NotForYou } from '../page/NotForYou.tsx'
import { OfOrganisation } from '../page/OfOrganisation.tsx'
import { VerifiedState } from './VerifiedState.tsx'
import { Ways } from './Ways.tsx'

/** Verifies that the domain of an organisation's website is its own. */
export function VerificationScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={organisationVerificationPath} title={({ name }) => t`Verify ${name}`}>
      {(organisation) => (organisation.can.edit ? <Screen organisation={organisation} /> : <NotForYou organisation={organisation} />)}
    </OfOrganisation>
  )
}

function Screen({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const { id, slug, name } = organisation
  const { data, error, refetch } = useQuery(verificationOf(id))
  return (
    <div className="mx-auto max-w-170">
      <PageHeading
        back={{ href: organisationPath(slug), label: name }}
        title={t`Verify ${name}`}
        description={<Trans>Show that the domain of your website is yours. The page of {name} then has a badge.</Trans>}
      />
      {data ? (
        <Found organisation={organisation} verification={data} />
      ) : error ? (
        <LoadFailed title={t`Failed to load the verification`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the verification`} className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Found({ organisation, verification }: { organisation: Organisation; verification: Verification }) {
  const { t } = useLingui()
  const { domain, is_provider, verified } = verification
  if (domain === null) {
    return (
      <ChangeWebsite organisation={organisation} icon={Globe} title={t`Add your website first`}>
        <Trans>Its domain is what is verified.</Trans>
      </ChangeWebsite>
    )
  }
  if (is_provider) {
    return (
      <ChangeWebsite organisation={organisation} icon={AtSign} title={t`${domain} belongs to a mail provider`}>
        <Trans>Anybody can have an address there, so it can’t show who you are. Please use a website with a domain of your own.</Trans>
      </ChangeWebsite>
    )
  }
  return (
    <div className="grid gap-7">
      {verified && <VerifiedState organisation={organisation} verification={verification} verified={verified} />}
      <Ways organisation={organisation} verification={verification} domain={domain} />
    </div>
  )
}

interface ChangeWebsiteProps {
  organisation: Organisation
  icon: typeof Globe
  title: string
  children: ReactNode
}

/** In place of the ways, if the website has no domain to verify. */
const ChangeWebsite = ({ organisation, icon, title, children }: ChangeWebsiteProps) => (
  <div className="card">
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Link to={editOrganisationPath(organisation.slug)} className={buttonClass({ variant: 'primary' })}>
          <Trans>Edit page</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  </div>
)
