import sharp from 'sharp'
import { linkPicture, linkPictureFiles, linkPictureFolder } from '#features/link-previews/pictures.ts'
import { addPoll } from '#features/newsfeed/server/polls/poll.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { drawCover } from '../covers.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import type { PlannedPost } from './plan-posts.ts'
import type { PageIdea, PollIdea } from './texts.ts'

const size = { width: 960, height: 480 }

/** Stores the preview of a page that does not exist, as if it had been fetched. @returns its id */
export async function insertPage({ files }: Services, tx: Tx, { address, title, description, picture }: PageIdea): Promise<string> {
  const base = `${linkPictureFolder}/${uuidFrom(`picture of ${address}`)}`
  const drawn = await drawCover({ scene: picture, palette: 0, seed: address, sunAt: 0.5, turbines: 3 }).png().toBuffer()
  for (const [at, width] of linkPicture.widths.entries()) {
    const bytes = await sharp(drawn)
      .resize({ width, height: width / 2, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    await files.put(linkPictureFiles(base)[at] as string, bytes, 'image/webp')
  }
  const id = uuidFrom(`preview of ${address}`)
  await tx
    .insertInto('link_previews')
    .values({
      id,
      address,
      title,
      description,
      picture: base,
      picture_width: size.width,
      picture_height: size.height,
      fetched_at: new Date(),
    })
    .execute()
  return id
}

/** Adds a poll to a post, with votes of members who can post; the printed accounts have not voted yet. */
export async function insertPoll(
  services: Services,
  tx: Tx,
  { post, poll: { options, days }, members }: { post: PlannedPost; poll: PollIdea; members: readonly DemoMember[] },
): Promise<void> {
  const post_id = post.id
  await addPoll(services, tx, post_id, post.created_at, { options: options.map(([text]) => text), days })
  for (const [place, [, votes]] of options.entries())
    await tx
      .updateTable('post_poll_options')
      .set({ votes, shown_votes: votes })
      .where('post_id', '=', post_id)
      .where('place', '=', place)
      .execute()
  const places = options.flatMap(([, votes], place) => Array.from({ length: votes }, () => place))
  const able = members.filter((member) => member !== post.author && member.profile_completed && !member.email.endsWith('@demo.example'))
  const voters = randomFrom(`voters of ${post_id}`).sample(able, places.length)
  await tx
    .insertInto('post_poll_votes')
    .values(voters.map(({ id: user_id }, at) => ({ post_id, user_id, place: places[at] ?? 0, voted_at: post.created_at })))
    .execute()
}
