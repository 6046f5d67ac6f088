import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Boxes, MessageCircle, Pin } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { groupPath } from '#features/groups/paths.ts'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { firstLink } from '#features/link-previews/address.ts'
import { LinkCard } from '#features/link-previews/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { useChangesArea } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Post } from '../../contract.ts'
import { newsfeedPath, postPath } from '../../paths.ts'
import { topicLabels } from '../labels.ts'
import { HiddenNote } from './HiddenNote.tsx'
import { LikeButton } from './LikeButton.tsx'
import { OwnMenu } from './OwnMenu.tsx'
import { Pictures } from './Pictures.tsx'
import { Poll } from './Poll.tsx'
import { PinOnTop } from './PinToggle.tsx'
import { PostText } from './PostText.tsx'
import { PostTime } from './PostTime.tsx'
import { SaveButton } from './SaveButton.tsx'
import { usePin } from './use-pin.ts'

const Comments = lazily(async () => (await import('./Comments.tsx')).Comments)
const EditPost = lazyOverlay(
  async () => (await import('./EditPost.tsx')).EditPost,
  ({ onClose }) => onClose(),
)
const DeletePost = lazyOverlay(
  async () => (await import('./DeletePost.tsx')).DeletePost,
  ({ onClose }) => onClose(),
)

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Further actions on another member's post. */
    'newsfeed.postMenu': { id: string; author: { id: string; full_name: string } }
    /** Further actions on another member's comment. */
    'newsfeed.commentMenu': { id: string; author: { id: string; full_name: string } }
  }
}

interface PostCardProps {
  post: Post
  /** Whether it is shown on its own page, with all comments. */
  isPage?: boolean
  /** Whether it is shown at the top of the feed because operators pinned it. */
  isPinned?: boolean
  /** Whether it is shown on the page of its group, which then needs no name. */
  isInGroup?: boolean
  onDeleted?: () => void
}

/** A post with its actions; its comments open below. */
export function PostCard({ post, isPage = false, isPinned = false, isInGroup = false, onDeleted }: PostCardProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const { id, author, pictures, preview, poll, topics } = post
  const mayPin = useMayPin(post)
  const pin = usePin(id)
  const isOnProfile = post.pinnedTo.includes('profile')
  const close = () => setDialog(undefined)
  const comments = post.comments.toLocaleString(readerLocale())

  return (
    <article aria-label={t`Post by ${author.full_name}`} className="card p-5 phone:-mx-4 phone:rounded-none phone:border-x-0 phone:p-4">
      {isPinned && (
        <p className="-mt-1 mb-2 flex items-center gap-1.5 text-12 font-medium text-ink-2">
          <Pin className="icon-xs fill-current" aria-hidden />
          <Trans>Pinned</Trans>
        </p>
      )}
      <PostHeader
        post={post}
        hasGroup={!isInGroup}
        pin={mayPin && !post.isHidden && <PinOnTop post={post} />}
        menu={
          post.can.delete ? (
            <OwnMenu
              label={t`Your post`}
              edit={post.can.edit ? t`Edit post` : undefined}
              remove={t`Delete Post`}
              pin={
                post.can.edit && !post.group
                  ? {
                      label: isOnProfile ? t`Unpin from your profile` : t`Pin to your profile`,
                      isPinned: isOnProfile,
                      onPin: () => pin.mutate({ to: 'profile', is: !isOnProfile }),
                    }
                  : undefined
              }
              onEdit={() => setDialog('edit')}
              onRemove={() => setDialog('delete')}
            />
          ) : (
            <Slot name="newsfeed.postMenu" id={id} author={author} />
          )
        }
      />
      {post.isHidden && <HiddenNote>{t`The operators have hidden this post. Only you can see it.`}</HiddenNote>}
      <PostText text={post.content} mentions={post.mentions} organisations={post.organisations} className="mt-3 leading-relaxed" />
      {poll && (
        <div className="mt-3">
          <Poll post={post} poll={poll} />
        </div>
      )}
      {pictures.length > 0 && (
        <div className="mt-3">
          <Pictures pictures={pictures} />
        </div>
      )}
      {preview && (
        <div className="mt-3">
          <LinkCard preview={preview} href={firstLink(post.content)} isCompact={pictures.length > 0} />
        </div>
      )}
      {topics.length > 0 && <Topics topics={topics} />}
      <div className="mt-3 -mb-1.5 flex gap-1 -ms-2.5">
        <LikeButton post={post} />
        {isPage ? (
          <span className="inline-flex h-8 items-center gap-1.5 px-2.5 text-ink-2 phone:h-11">
            <MessageCircle className="icon-sm" aria-hidden />
            {t`${plural(post.comments, { one: '# comment', other: '# comments' })}`}
          </span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="phone:h-11!"
            aria-expanded={isOpen}
            aria-label={t`${plural(post.comments, { 0: 'Comment', one: '# comment', other: '# comments' })}`}
            onPress={() => setOpen(!isOpen)}
          >
            <MessageCircle aria-hidden />
            {post.comments > 0 ? <span className="tabular-nums">{comments}</span> : <Trans context="button">Comment</Trans>}
          </Button>
        )}
        <SaveButton post={post} />
      </div>
      {(isOpen || isPage) && (
        <Suspense>
          <Comments post={post} takesFocus={isOpen && post.comments === 0} />
        </Suspense>
      )}
      {dialog === 'edit' && <EditPost post={post} onClose={close} />}
      {dialog === 'delete' && <DeletePost post={post} onClose={close} onDeleted={onDeleted} />}
    </article>
  )
}

/** Leaders pin posts of their group, programme managers those of the feed. */
function useMayPin({ group }: Post): boolean {
  const isManager = useChangesArea('programme')
  const own = useOwnGroups()
  return group ? own.some(({ id, is_leader }) => id === group.id && is_leader) : isManager
}

interface PostHeaderProps {
  post: Post
  hasGroup: boolean
  pin: ReactNode
  menu: ReactNode
}

/** The author, and the time, which links to the post's own page. */
function PostHeader({ post: { id, author, group, created_at, isEdited }, hasGroup, pin, menu }: PostHeaderProps) {
  return (
    <header className="flex items-start gap-3">
      <Link to={profilePath(author.id)} tabIndex={-1} aria-hidden className="shrink-0">
        <Avatar id={author.id} name={author.full_name} picture={author.profile_picture} size={40} />
      </Link>
      <div className="min-w-0 flex-1">
        <Link
          to={profilePath(author.id)}
          dir="auto"
          className="-mt-[3px] flex min-h-6 w-fit max-w-full items-center font-medium hover:underline"
        >
          <span className="truncate">{author.full_name}</span>
        </Link>
        <p className="flex items-center gap-1.5 text-12 text-ink-3">
          {author.company_name && (
            <>
              <span dir="auto" className="truncate">
                {author.company_name}
              </span>
              <span aria-hidden>·</span>
            </>
          )}
          <Link to={postPath(id)} className="inline-flex min-h-6 items-center hover:underline">
            <PostTime at={created_at} />
          </Link>
          {isEdited && (
            <>
              <span aria-hidden>·</span>
              <Trans>edited</Trans>
            </>
          )}
        </p>
        {group && hasGroup && (
          <Link
            to={groupPath(group.id)}
            className="flex min-h-6 w-fit max-w-full items-center gap-1.5 text-12 font-medium text-ink-2 hover:underline"
          >
            <Boxes className="icon-xs shrink-0" aria-hidden />
            <span dir="auto" className="truncate">
              {group.name}
            </span>
          </Link>
        )}
      </div>
      <div className="-me-1.5 -mt-1 flex phone:-me-2.5">
        {pin}
        {menu}
      </div>
    </header>
  )
}

function Topics({ topics }: Pick<Post, 'topics'>) {
  const { i18n, t } = useLingui()
  return (
    <ul aria-label={t`Topics`} className="mt-3 flex flex-wrap gap-1.5">
      {topics.map((topic) => (
        <li key={topic}>
          <Link
            to={newsfeedPath(topic)}
            className="inline-flex min-h-6 items-center rounded-badge bg-sunken px-2 text-12 font-medium text-ink-2 hover:bg-pressed dark:bg-pressed phone:min-h-8"
          >
            {i18n._(topicLabels[topic])}
          </Link>
        </li>
      ))}
    </ul>
  )
}
