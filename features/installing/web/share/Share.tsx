import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, FileText, Share2 } from 'lucide-react'
import { ShareToDeal } from '#features/deals/web/index.ts'
import { ShareToInvestment } from '#features/investments/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { longestMessage } from '#features/messages/limits.ts'
import { ShareToPost } from '#features/newsfeed/web/index.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { searchText } from '#platform/web/rooms/address-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { ShareToMember } from './ShareToMember.tsx'
import { type SharedThing, removeShared, sharedThings, wordsOf } from './shared-things.ts'

interface ShareSearch {
  id?: string
  title?: string
  text?: string
  url?: string
  /** The service worker could not read it, or no service worker was there to take the file. */
  problem?: 'unread' | 'file'
}

function validShareSearch(search: Record<string, unknown>): ShareSearch {
  const words = (name: string) => searchText(search[name], longestMessage)
  const { problem } = search
  return {
    ...Object.fromEntries(['id', 'title', 'text', 'url'].flatMap((name) => (words(name) ? [[name, words(name)]] : []))),
    ...((problem === 'unread' || problem === 'file') && { problem }),
  }
}

/** Lets members choose what to do with content shared to the app. */
export function Share() {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const [search] = useScreenSearch(validShareSearch)
  const shared = useQuery({ queryKey: ['shared-things'], queryFn: sharedThings, gcTime: 0 })
  const { title = '', text = '', url = '', problem } = search
  const words = wordsOf({ title, text, url })
  const isByAddress = words !== '' || problem === 'file'
  const byAddress: SharedThing = { id: undefined, words, file: undefined, refusedFile: problem === 'file' ? '' : undefined }
  const waiting = shared.data ?? []
  const thing = isByAddress ? byAddress : (waiting.find(({ id }) => id === search.id) ?? waiting[0])

  async function taken() {
    if (thing?.id) await removeShared(thing.id)
    await queryClient.invalidateQueries({ queryKey: ['shared-things'] })
  }
  async function discard() {
    await taken()
    toast.info(t`Shared content discarded`)
    if (waiting.length <= 1) await navigate({ href: dashboardPath(), replace: true })
  }

  // What was just shared has an id.
  if (!thing && shared.isPending && search.id)
    return (
      <SkeletonGroup label={t`Loading shared content`}>
        <Skeleton className="h-24 rounded-card" />
      </SkeletonGroup>
    )
  if (!thing)
    return (
      <EmptyState
        isPage
        icon={Share2}
        title={problem === 'unread' ? t`Failed to read the shared content` : t`Nothing to share`}
        action={
          <Link to={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Back to the dashboard</Trans>
          </Link>
        }
      >
        <Trans>
          In another app, tap Share and choose this one. You can share links and text to a conversation, pictures to a post, and PDFs to a
          deal.
        </Trans>
      </EmptyState>
    )
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeading
        title={t`Share to`}
        actions={
          <Button variant="quiet" onPress={() => void discard()}>
            <Trans>Discard</Trans>
          </Button>
        }
      />
      <Shown key={thing.id} thing={thing} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        <ShareToPost words={thing.words} file={thing.file} onTaken={taken} />
        <ShareToDeal file={thing.file} onTaken={taken} />
        <ShareToInvestment file={thing.file} onTaken={taken} />
        <ToConversation key={thing.id} words={thing.words} onTaken={taken} />
      </div>
    </div>
  )
}

/** The shared content, as far as it can be shown. */
function Shown({ thing: { words, file, refusedFile } }: { thing: SharedThing }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Shared content`} className="grid gap-3">
      {(words || file) && (
        <div className="card grid gap-2.5 p-4">
          {words && <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{words}</p>}
          {file && (
            <p className="flex min-w-0 items-center gap-2 font-medium">
              <FileText className="flex-none text-ink-2" aria-hidden />
              <bdi className="truncate">{file.name}</bdi>
            </p>
          )}
        </div>
      )}
      {refusedFile !== undefined && (
        <Banner tone="warning" icon={CircleAlert}>
          {refusedFile ? (
            <Trans>
              <bdi>{refusedFile}</bdi> can’t be shared here. You can share pictures (JPEG, PNG, WebP) and PDFs up to 25 MB.
            </Trans>
          ) : (
            <Trans>The file could not be received. Open the app, then share the file again.</Trans>
          )}
        </Banner>
      )}
    </section>
  )
}

/** Conversations accept text. */
function ToConversation({ words, onTaken }: { words: string; onTaken: () => Promise<void> }) {
  const member = useMember()
  if (!member || words === '') return null
  return (
    <section aria-labelledby="share-conversation">
      <h2 id="share-conversation" className="mb-2 font-semibold">
        <Trans>A conversation</Trans>
      </h2>
      {member.profile_completed ? (
        <ShareToMember self={member.id} words={words} onTaken={onTaken} />
      ) : (
        <p className="text-ink-2">
          <Trans>Complete your profile to message members. What you’re sharing stays here until then.</Trans>{' '}
          <Link to={welcomePath()} className="link">
            <Trans>Complete your profile</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}
