import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { organisationsPath } from '#features/directory/paths.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { slugPattern } from '../../slug.ts'
import { organisationBySlug, rememberOrganisation } from '../data.ts'
import { OrganisationSkeleton } from './OrganisationSkeleton.tsx'

interface OfOrganisationProps {
  /** The address of the screen, to replace one with a previous slug. */
  pathOf: (slug: string) => string
  title: (organisation: Organisation) => string
  children: (organisation: Organisation) => ReactNode
}

/** A screen about the organisation in its address. */
export function OfOrganisation(props: OfOrganisationProps) {
  const slug = useParams({ strict: false, select: (raw: { slug?: unknown }) => raw.slug })
  return isSlug(slug) ? <Known key={slug} slug={slug} {...props} /> : <NoOrganisation />
}

/** Longer ones are refused by the server. */
const longestSlug = 80
const isSlug = (text: unknown): text is string => typeof text === 'string' && text.length <= longestSlug && slugPattern.test(text)

function Known({ slug, pathOf, title, children }: OfOrganisationProps & { slug: string }) {
  const { t } = useLingui()
  const { data: organisation, error, refetch } = useQuery(organisationBySlug(slug))
  useWatched(organisation ? [`organisation:${organisation.id}`] : [])
  usePageTitle('subject', organisation && title(organisation))
  useCurrentAddress(slug, organisation, pathOf)
  const code = error && problemOf(error).code
  // It may have been deleted or hidden while it was shown.
  if (code === 'NOT_FOUND') return <NoOrganisation />
  if (organisation) return children(organisation)
  if (!error) return <OrganisationSkeleton />
  return (
    <>
      <h1 className="sr-only">{t`Organisation`}</h1>
      <LoadFailed title={t`Failed to load this organisation`} error={error} onRetry={() => void refetch()} />
    </>
  )
}

/** Replaces a previous address by the current one. */
function useCurrentAddress(slug: string, organisation: Organisation | undefined, pathOf: (slug: string) => string): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  useEffect(() => {
    if (!organisation || organisation.slug === slug) return
    // The member may be on the way to another screen, such as after renaming it here.
    if (![pathOf(slug), encodeURI(pathOf(slug))].includes(router.latestLocation.pathname)) return
    rememberOrganisation(queryClient, organisation)
    void navigate({ href: pathOf(organisation.slug), replace: true })
  }, [slug, organisation, pathOf, queryClient, router, navigate])
}

function NoOrganisation() {
  const { t } = useLingui()
  usePageTitle('subject', t`No organisation found`)
  return (
    <EmptyState
      isPage
      icon={Building2}
      title={t`No organisation found`}
      action={
        <Link to={organisationsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Browse the directory</Trans>
        </Link>
      }
    >
      <Trans>There is no organisation at this address. It may have been deleted, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}
