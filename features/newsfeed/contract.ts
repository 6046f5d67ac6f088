import * as z from 'zod'
import { downloadOf, givenTimestamp, memberId, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { imageTypes } from '#platform/picture-limits.ts'
import { memberBrief } from '#features/members/contract.ts'
import { longestAlt, longestPost, mostMentions, mostTopics, pictureBytes } from './limits.ts'
import { postPicture } from './pictures.ts'
import { newsfeedProblems } from './problems.ts'
import { isTooLong, isVisible, storable } from './text.ts'
import { topics } from './topics.ts'

const tags = ['Newsfeed']
const topic = z.enum(topics)

const mention = z.object({ id: memberId, name: z.string().describe('As it stands in the text, behind an @') })
export type Mention = z.infer<typeof mention>

const count = z.number().int()

const picture = z.object({
  address: z.string().describe(`Without its width: append -${postPicture.widths.join('.webp, -')}.webp`),
  alt: z.string().describe('What it shows; may be empty'),
  width: count.describe('Of the widest file, in pixels'),
  height: count,
})
export type PostPicture = z.infer<typeof picture>

const post = z.object({
  id: z.uuid(),
  author: memberBrief,
  content: z.string(),
  picture: picture.nullable(),
  topics: z.array(topic),
  mentions: z.array(mention).describe('Of whom one can see'),
  likes: count,
  comments: count.describe('With replies'),
  isLiked: z.boolean().describe('By oneself'),
  created_at: timestamp,
  isEdited: z.boolean(),
  isHidden: z.boolean().describe('By the operators: nobody but its author sees it'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Post = z.infer<typeof post>

const comment = z.object({
  id: z.uuid(),
  parent_id: z.uuid().nullable().describe('The comment that it replies to'),
  author: memberBrief.nullable().describe('Null where a comment stood that others replied to'),
  content: z.string(),
  mentions: z.array(mention),
  created_at: timestamp,
  isEdited: z.boolean(),
  isHidden: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean() }),
})
export type Comment = z.infer<typeof comment>

const nothing = z.object({})
const about = z.object({ id: z.uuid() })
const text = z
  .string()
  .transform(storable)
  .refine(isVisible, invalid(/*i18n*/ { id: 'newsfeed.empty', message: 'Please enter some content for your post' }))
  .refine((value) => !isTooLong(value), tooLong(longestPost))
const alt = z.string().trim().max(longestAlt, tooLong(longestAlt)).default('')
const written = {
  content: text,
  mentions: z
    .array(memberId)
    .max(
      mostMentions,
      invalid(/*i18n*/ { id: 'newsfeed.tooManyMentions', message: 'Please mention at most {most} members' }, { most: mostMentions }),
    )
    .default([])
    .describe('Whom the text names. Those whose name does not stand in it behind an @ are left out'),
}
const chosenTopics = z
  .array(topic)
  .max(mostTopics, invalid(/*i18n*/ { id: 'newsfeed.tooManyTopics', message: 'Please choose at most {most} topics' }, { most: mostTopics }))
  .default([])
  .transform((chosen) => topics.filter((each) => chosen.includes(each)))
const upload = z.object({ id: z.uuid(), ...picture.omit({ alt: true }).shape })
export type Upload = z.infer<typeof upload>

/** All posts, those about a topic, or those about any of the topics that one follows. */
const part = z.enum([...topics, 'followed']).optional()
export type FeedPart = z.infer<typeof part>

export const newsfeedContract = {
  list: procedure
    .route({ method: 'GET', path: '/posts', summary: 'Posts, the newest first', tags })
    .input(pageInput().extend({ topic: part }))
    .output(pageOf(post)),
  newer: procedure
    .route({ method: 'GET', path: '/newsfeed/newer', summary: 'How many posts came after one', tags })
    .input(z.object({ topic: part, at: givenTimestamp.describe('When that one was posted'), id: z.uuid() }))
    .output(z.object({ count: count.describe('At most 100 (shown 99+)') })),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/posts', summary: "A member's posts, the newest first", tags })
    .input(pageInput({ usual: 3 }).extend({ id: memberId }))
    .output(pageOf(post)),
  get: procedure.route({ method: 'GET', path: '/posts/{id}', summary: 'One post', tags }).input(about).output(post),
  post: procedure
    .route({ method: 'POST', path: '/posts', summary: 'Post something; again under the same id it changes nothing', tags })
    .input(
      z.object({
        id: z.uuid().describe('Made by the client, new for each post'),
        ...written,
        topics: chosenTopics,
        picture: z.object({ id: z.uuid().describe('Of the upload'), alt }).nullish(),
      }),
    )
    .output(post),
  edit: procedure
    .route({ method: 'PUT', path: '/posts/{id}', summary: "Change one's own post; its picture stays", tags })
    .input(about.extend({ ...written, topics: chosenTopics, alt }))
    .output(post),
  remove: procedure.route({ method: 'DELETE', path: '/posts/{id}', summary: "Delete one's own post", tags }).input(about).output(nothing),
  like: procedure.route({ method: 'PUT', path: '/posts/{id}/like', summary: 'Like a post', tags }).input(about).output(nothing),
  unlike: procedure.route({ method: 'DELETE', path: '/posts/{id}/like', summary: 'Like it no more', tags }).input(about).output(nothing),
  comments: procedure
    .route({ method: 'GET', path: '/posts/{id}/comments', summary: 'Comments on a post in order, each followed by its replies', tags })
    .input(pageInput({ most: 100, usual: 50 }).extend({ id: z.uuid() }))
    .output(pageOf(comment)),
  comment: procedure
    .route({ method: 'POST', path: '/posts/{id}/comments', summary: 'Comment on a post, or reply to a comment on it', tags })
    .input(
      about.extend({
        comment_id: z.uuid().describe('Made by the client, new for each comment'),
        parent_id: z.uuid().nullish().describe('The comment to reply to. A reply to a reply stands beside it'),
        ...written,
      }),
    )
    .output(comment),
  editComment: procedure
    .route({ method: 'PUT', path: '/post-comments/{id}', summary: "Change one's own comment", tags })
    .input(about.extend(written))
    .output(comment),
  removeComment: procedure
    .route({ method: 'DELETE', path: '/post-comments/{id}', summary: "Delete one's own comment", tags })
    .input(about)
    .output(nothing),
  topics: procedure
    .route({ method: 'GET', path: '/newsfeed/topics', summary: 'The topics that one follows', tags })
    .output(z.object({ followed: z.array(topic) })),
  followTopic: procedure
    .route({ method: 'PUT', path: '/newsfeed/topics/{topic}', summary: 'Follow a topic', tags })
    .input(z.object({ topic }))
    .output(nothing),
  unfollowTopic: procedure
    .route({ method: 'DELETE', path: '/newsfeed/topics/{topic}', summary: 'Follow a topic no more', tags })
    .input(z.object({ topic }))
    .output(nothing),
  uploadPicture: procedure
    .meta({
      upload: {
        // One under 5 MB is taken, whole ones are not.
        maxBytes: pictureBytes,
        problems: {
          missing: newsfeedProblems.notAnImage,
          tooLarge: newsfeedProblems.pictureTooLarge,
          signedOut: newsfeedProblems.uploadSignedOut,
        },
      },
    })
    .route({ method: 'POST', path: '/post-pictures', summary: 'Send a picture, for a post within the next day', tags })
    .input(z.object({ file: z.file().describe(`${imageTypes.join(', ')}; at most 8,000 x 8,000 pixels`) }))
    .output(upload),
  pictureFile: procedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/post-pictures/{+key}', summary: 'A picture of a post that one may see', tags })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
}

export const newsfeedLive = {
  /** Something was posted, or is gone, that some may see and some may not: whoever looks at the feed asks what there is for them. */
  'newsfeed.changed': z.object({}),
  /** A post that one looks at ('post:<id>'), its counts or its comments have changed, or one did something about it. Ask anew. */
  'newsfeed.postChanged': z.object({ post_id: z.uuid() }),
  /** The member follows other topics than before. */
  'newsfeed.topics': z.object({}),
}
