import { presentLinkPreview } from '#features/link-previews/server/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { type Comment, type Post, pinPlaces } from '../contract.ts'
import type { CommentRow } from './comment-queries.ts'
import type { PostRow } from './feed-queries.ts'

/** Address of a picture, without its width. */
export const addressOfPicture = (image_url: string) => `/api/${image_url}`

export const presentPost =
  (viewer: string) =>
  (row: PostRow): Post => {
    const isOwn = row.author.member_id === viewer
    return {
      id: row.id,
      author: presentBrief(row.author),
      group: row.group,
      content: row.content,
      pictures: row.pictures.map(({ image_url, ...picture }) => ({ ...picture, address: addressOfPicture(image_url) })),
      preview: presentLinkPreview(row.preview),
      isPreviewHidden: row.hides_preview,
      poll: row.poll && {
        options: row.poll.options,
        voted: row.poll.voted,
        ends_at: new Date(row.poll.ends_at).toISOString(),
        hasEnded: row.poll.has_ended,
      },
      topics: row.topics,
      mentions: row.mentions,
      organisations: row.organisations,
      likes: row.likes,
      comments: row.comments,
      isLiked: row.is_liked,
      isSaved: row.saved_at !== null,
      pinnedTo: pinPlaces.filter((place) => row[`${place}_pinned_at`] !== null),
      created_at: row.created_at.toISOString(),
      isEdited: row.edited_at !== null,
      isHidden: row.hidden_at !== null,
      can: { edit: isOwn && row.hidden_at === null, delete: isOwn },
    }
  }

export const presentComment =
  (viewer: string) =>
  (row: CommentRow): Comment => {
    const { author } = row
    const isOwn = author?.member_id === viewer
    const isHidden = author !== null && row.hidden_at !== null
    return {
      id: row.id,
      parent_id: row.parent_id,
      author: author && presentBrief(author),
      content: row.content,
      mentions: author ? row.mentions : [],
      organisations: author ? row.organisations : [],
      created_at: row.created_at.toISOString(),
      isEdited: author !== null && row.edited_at !== null,
      isHidden,
      can: { edit: isOwn && !isHidden, delete: isOwn, reply: author !== null && !isHidden },
    }
  }
