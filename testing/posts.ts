import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Post } from '#features/newsfeed/contract.ts'
import type { Person } from './people.ts'

type Written = Parameters<Person['call']['newsfeed']['post']>[0]

/** Publishes a post. */
export const postOf = (person: Person, content: string, fields: Partial<Written> = {}): Promise<Post> =>
  person.call.newsfeed.post({ id: randomUUID(), content, ...fields })

/** Comments on a post, or replies to a comment on it. */
export const commentOn = (person: Person, post: string, content: string, parent_id?: string, mentions: string[] = []) =>
  person.call.newsfeed.comment({ id: post, comment_id: randomUUID(), content, parent_id, mentions })

interface PictureOptions {
  width?: number
  height?: number
  type?: 'png' | 'webp' | 'jpeg'
}

/** A picture that a member uploads. */
export async function pictureFile({ width = 900, height = 600, type = 'png' }: PictureOptions = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2c7d61' } })
    .toFormat(type)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `picture.${type}`, { type: `image/${type}` })
}
