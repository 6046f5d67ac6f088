import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import { foldedWords } from '#platform/search-words.ts'
import { organisationPath } from '../../paths.ts'
import { slugOf } from '../../slug.ts'
import { organisationBySlug } from '../data.ts'
import { KindBadge } from '../KindBadge.tsx'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AskOrWithdraw } from '../page/AskOrWithdraw.tsx'

interface TakenNameProps {
  name: string
  pending: boolean
  onCreateAnother: () => void
}

/** Offers to join the organisation that already has the name, or to create another one of that name. */
export function TakenName({ name, pending, onCreateAnother }: TakenNameProps) {
  const { t } = useLingui()
  const { data } = useQuery({ ...organisationBySlug(slugOf(name)), retry: false })
  // The address may be an earlier one of an organisation that has another name by now.
  const known = data && foldedWords(data.name).join() === foldedWords(name).join() ? data : undefined
  return (
    <section aria-label={t`Organisation of this name`} className="card grid gap-3 p-4">
      {known && (
        <div className="flex flex-wrap items-center gap-3">
          <OrganisationLogo organisation={known} size={40} />
          <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-0.5">
            <Link to={organisationPath(known.slug)} dir="auto" className="font-medium wrap-anywhere hover:underline">
              {known.name}
            </Link>
            <KindBadge kind={known.kind} />
          </div>
          <AskOrWithdraw organisation={known} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 text-ink-2">
          <Trans>Is yours a different organisation with the same name?</Trans>
        </p>
        <Button size="small" pending={pending} onPress={onCreateAnother}>
          <Trans>Create another one</Trans>
        </Button>
      </div>
    </section>
  )
}
