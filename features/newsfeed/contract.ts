import * as z from 'zod'
import { downloadOf, givenTimestamp, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { isVisible, storable } from '#platform/visible-text.ts'
import { imageTypes } from '#platform/picture-limits.ts'
import { groupBrief } from '#features/groups/contract.ts'
import { linkPreview } from '#features/link-previews/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { longestAlt, longestPost, mostMentions, mostPictures, mostTopics, pictureBytes } from './limits.ts'
import { postPicture } from './pictures.ts'
import { newPoll, poll, voteInput } from './poll-contract.ts'
import { newsfeedProblems } from './problems.ts'
import { isTooLong } from './text.ts'
import { topics } from './topics.ts'

const tags = ['Newsfeed']
const topic = z.enum(topics)

const mention = z.object({ id: memberId, name: z.string().describe('As written in the text after the @') })
export type Mention = z.infer<typeof mention>

const mentionedOrganisation = organisationBrief.pick({ id: true, slug: true }).extend(mention.pick({ name: true }).shape)
export type MentionedOrganisation = z.infer<typeof mentionedOrganisation>

const count = z.number().int()

const picture = z.object({
  id: z.uuid(),
  address: z.string().describe(`Without the width: append -${postPicture.widths.join('.webp, -')}.webp`),
  alt: z.string().describe('Alternative text; may be empty'),
  width: count.describe('Of the widest file, in pixels'),
  height: count,
})
export type PostPicture = z.infer<typeof picture>

/** The top of the feed, the author's profile, or the page of the post's group. */
export const pinPlaces = ['feed', 'profile', 'group'] as const
export type PinPlace = (typeof pinPlaces)[number]

const post = z.object({
  id: z.uuid(),
  author: memberBrief,
  group: groupBrief.nullable().describe('The group whose people alone can read it'),
  content: z.string(),
  pictures: z.array(picture).describe('In order'),
  preview: linkPreview.nullable().describe('Of the first link, once its page was fetched'),
  isPreviewHidden: z.boolean().describe('Its author removed the preview'),
  poll: poll.nullable().describe('Its question is the content'),
  topics: z.array(topic),
  mentions: z.array(mention).describe('Mentioned members whom the viewer can see'),
  organisations: z.array(mentionedOrganisation).describe('Mentioned organisations'),
  likes: count,
  comments: count.describe('Including replies'),
  isLiked: z.boolean().describe('By the viewer'),
  isSaved: z.boolean().describe('By the viewer; nobody else learns of it'),
  pinnedTo: z.array(z.enum(pinPlaces)),
  created_at: timestamp,
  isEdited: z.boolean(),
  isHidden: z.boolean().describe('By operators; only its author can see it'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Post = z.infer<typeof post>

const comment = z.object({
  id: z.uuid(),
  parent_id: z.uuid().nullable().describe('The comment that it replies to'),
  author: memberBrief.nullable().describe('Null for a deleted comment that has replies'),
  content: z.string(),
  mentions: z.array(mention),
  organisations: z.array(mentionedOrganisation),
  created_at: timestamp,
  isEdited: z.boolean(),
  isHidden: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean() }),
})
export type Comment = z.infer<typeof comment>

const nothing = z.object({})
const about = z.object({ id: z.uuid() })
const ofOrganisation = about.extend({ organisation_id: z.uuid().toLowerCase() })
const content = z
  .string()
  .transform(storable)
  .refine(isVisible, invalid(/*i18n*/ { id: 'newsfeed.empty', message: 'Please enter some content for your post' }))
  .refine((value) => !isTooLong(value), tooLong(longestPost))
const alt = text(longestAlt).default('')
const written = {
  content,
  mentions: z
    .array(memberId)
    .max(
      mostMentions,
      invalid(/*i18n*/ { id: 'newsfeed.tooManyMentions', message: 'Please mention at most {most} members' }, { most: mostMentions }),
    )
    .default([])
    .describe('Mentioned members. Those whose name does not follow an @ in the text are ignored'),
  organisations: z
    .array(z.uuid().toLowerCase())
    .max(
      mostMentions,
      invalid(
        /*i18n*/ { id: 'newsfeed.tooManyOrganisations', message: 'Please mention at most {most} organisations' },
        { most: mostMentions },
      ),
    )
    .default([])
    .describe('Mentioned organisations, in the same way'),
}
const chosenTopics = z
  .array(topic)
  .max(mostTopics, invalid(/*i18n*/ { id: 'newsfeed.tooManyTopics', message: 'Please choose at most {most} topics' }, { most: mostTopics }))
  .default([])
  .transform((chosen) => topics.filter((each) => chosen.includes(each)))
const upload = picture.omit({ alt: true })
const chosenPictures = z
  .array(z.object({ id: z.uuid(), alt }))
  .max(
    mostPictures,
    invalid(/*i18n*/ { id: 'newsfeed.tooManyPictures', message: 'Please choose at most {most} pictures' }, { most: mostPictures }),
  )
export type Upload = z.infer<typeof upload>

const group = z.uuid().toLowerCase().optional().describe('Only the posts of a group that you belong to')

/** All posts that everybody or a group of the viewer's can read, those on a topic, or those on the topics that the viewer follows. */
const part = z.enum([...topics, 'followed']).optional()
export type FeedPart = z.infer<typeof part>

export const newsfeedContract = {
  list: procedure
    .route({ method: 'GET', path: '/posts', summary: 'List posts, newest first', tags })
    .input(pageInput({ usual: 10 }).extend({ topic: part, group_id: group }))
    .output(pageOf(post)),
  newer: procedure
    .route({ method: 'GET', path: '/newsfeed/newer', summary: 'Count the posts that are newer than a given one', tags })
    .input(z.object({ topic: part, group_id: group, at: givenTimestamp.describe('When the given post was created'), id: z.uuid() }))
    .output(z.object({ count: count.describe('At most 100, shown as 99+') })),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/posts', summary: "List a member's posts outside groups, newest first", tags })
    .input(pageInput({ usual: 3 }).extend({ id: memberId }))
    .output(pageOf(post)),
  mentioning: procedure
    .route({ method: 'GET', path: '/organisations/{id}/posts', summary: 'List posts that mention an organisation, newest first', tags })
    .input(pageInput({ usual: 3 }).extend({ id: z.uuid().toLowerCase() }))
    .output(pageOf(post)),
  saved: procedure
    .route({ method: 'GET', path: '/newsfeed/saved', summary: 'List the posts you saved, last saved first', tags })
    .input(pageInput())
    .output(pageOf(post)),
  pinned: procedure
    .route({
      method: 'GET',
      path: '/newsfeed/pinned',
      summary: 'List the posts pinned to the top of the feed, to a profile, or to the page of an organisation or a group',
      tags,
    })
    .input(
      z.object({
        member_id: memberId.optional().describe('Whose profile'),
        organisation_id: z.uuid().toLowerCase().optional().describe('Whose page'),
        group_id: z.uuid().toLowerCase().optional().describe('Whose page'),
      }),
    )
    .output(z.object({ items: z.array(post).describe('Last pinned first') })),
  get: procedure.route({ method: 'GET', path: '/posts/{id}', summary: 'Get a post', tags }).input(about).output(post),
  post: procedure
    .route({ method: 'POST', path: '/posts', summary: 'Create a post; repeating it with the same id changes nothing', tags })
    .input(
      z.object({
        id: z.uuid().describe('Generated by the client, unique for each post'),
        ...written,
        topics: chosenTopics.describe('Posts of a group have none'),
        group_id: z.uuid().toLowerCase().nullable().default(null).describe('A group of yours, whose people alone can read it'),
        pictures: chosenPictures.default([]).describe('Uploads, in order'),
        isPreviewHidden: z.boolean().default(false).describe('Whether the first link has no preview'),
        poll: newPoll.nullable().default(null).describe('It stays as it is'),
      }),
    )
    .output(post),
  edit: procedure
    .route({ method: 'PUT', path: '/posts/{id}', summary: 'Edit your own post', tags })
    .input(
      about.extend({
        ...written,
        topics: chosenTopics,
        pictures: chosenPictures.optional().describe('All pictures in order: those it has and new uploads. Without the list they stay'),
        isPreviewHidden: z.boolean().optional().describe('Without it, as before'),
      }),
    )
    .output(post),
  remove: procedure.route({ method: 'DELETE', path: '/posts/{id}', summary: 'Delete your own post', tags }).input(about).output(nothing),
  like: procedure.route({ method: 'PUT', path: '/posts/{id}/like', summary: 'Like a post', tags }).input(about).output(nothing),
  unlike: procedure.route({ method: 'DELETE', path: '/posts/{id}/like', summary: 'Remove your like', tags }).input(about).output(nothing),
  vote: procedure
    .route({ method: 'PUT', path: '/posts/{id}/vote', summary: 'Vote in the poll of a post, once and for good. Nobody learns of it', tags })
    .input(voteInput)
    .output(nothing),
  save: procedure
    .route({ method: 'PUT', path: '/posts/{id}/saved', summary: 'Save a post for yourself', tags })
    .input(about)
    .output(nothing),
  unsave: procedure
    .route({ method: 'DELETE', path: '/posts/{id}/saved', summary: 'Remove a post from those you saved', tags })
    .input(about)
    .output(nothing),
  pin: procedure
    .route({
      method: 'PUT',
      path: '/posts/{id}/pins/{place}',
      summary:
        'Pin your own post to your profile, as an operator a post to the top of the feed, or as a leader a post to the page of your group',
      tags,
    })
    .input(about.extend({ place: z.enum(pinPlaces) }))
    .output(nothing),
  unpin: procedure
    .route({ method: 'DELETE', path: '/posts/{id}/pins/{place}', summary: 'Unpin a post', tags })
    .input(about.extend({ place: z.enum(pinPlaces) }))
    .output(nothing),
  pinMention: procedure
    .route({
      method: 'PUT',
      path: '/organisations/{organisation_id}/pinned-posts/{id}',
      summary: 'Pin a post that mentions an organisation to its page, as its owner or admin',
      tags,
    })
    .input(ofOrganisation)
    .output(nothing),
  unpinMention: procedure
    .route({ method: 'DELETE', path: '/organisations/{organisation_id}/pinned-posts/{id}', summary: 'Unpin it', tags })
    .input(ofOrganisation)
    .output(nothing),
  comments: procedure
    .route({ method: 'GET', path: '/posts/{id}/comments', summary: 'List comments on a post in order, each followed by its replies', tags })
    .input(pageInput({ most: 100, usual: 50 }).extend({ id: z.uuid() }))
    .output(pageOf(comment)),
  comment: procedure
    .route({ method: 'POST', path: '/posts/{id}/comments', summary: 'Comment on a post or reply to a comment', tags })
    .input(
      about.extend({
        comment_id: z.uuid().describe('Generated by the client, unique for each comment'),
        parent_id: z.uuid().nullish().describe('The comment to reply to. A reply to a reply is added to the same thread'),
        ...written,
      }),
    )
    .output(comment),
  editComment: procedure
    .route({ method: 'PUT', path: '/post-comments/{id}', summary: 'Edit your own comment', tags })
    .input(about.extend(written))
    .output(comment),
  removeComment: procedure
    .route({ method: 'DELETE', path: '/post-comments/{id}', summary: 'Delete your own comment', tags })
    .input(about)
    .output(nothing),
  topics: procedure
    .route({ method: 'GET', path: '/newsfeed/topics', summary: 'List the topics you follow', tags })
    .output(z.object({ followed: z.array(topic) })),
  followTopic: procedure
    .route({ method: 'PUT', path: '/newsfeed/topics/{topic}', summary: 'Follow a topic', tags })
    .input(z.object({ topic }))
    .output(nothing),
  unfollowTopic: procedure
    .route({ method: 'DELETE', path: '/newsfeed/topics/{topic}', summary: 'Unfollow a topic', tags })
    .input(z.object({ topic }))
    .output(nothing),
  uploadPicture: procedure
    .meta({
      upload: {
        // The picture must be under 5 MB, not exactly 5 MB.
        maxBytes: pictureBytes,
        problems: {
          missing: newsfeedProblems.notAnImage,
          tooLarge: newsfeedProblems.pictureTooLarge,
          signedOut: newsfeedProblems.uploadSignedOut,
        },
      },
    })
    .route({ method: 'POST', path: '/post-pictures', summary: 'Upload a picture, to be posted within a day', tags })
    .input(z.object({ file: z.file().describe(`${imageTypes.join(', ')}; at most 8,000 x 8,000 pixels`) }))
    .output(upload),
  pictureFile: procedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/post-pictures/{+key}', summary: 'Get a picture of a post you can see', tags })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
}

export const newsfeedLive = {
  /** The feed has changed, for everybody or for the people of a group. It does not say which post, because some members may not see it: clients fetch again. */
  'newsfeed.changed': z.object({}),
  /** The viewer acted on a post, or the counts or comments of a post they watch ('post:<id>') have changed. Fetch it again. */
  'newsfeed.postChanged': z.object({ post_id: z.uuid() }),
  /** The member has saved a post, or removed it from those saved; sent to this member only. */
  'newsfeed.saved': z.object({ post_id: z.uuid() }),
  /** The member has followed or unfollowed a topic. */
  'newsfeed.topics': z.object({}),
}
