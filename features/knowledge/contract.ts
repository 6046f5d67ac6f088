import * as z from 'zod'
import { downloadOf, givenTimestamp, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { groupBrief } from '#features/groups/contract.ts'
import { longestResourceText, longestSlug, longestWebinar, longestWebinarText, shortestWebinar } from './limits.ts'
import { articleTopics } from './topics.ts'

const file = z.object({ name: z.string(), bytes: z.number().int() })

const articleBrief = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.enum(articleTopics),
  updated: z.iso.date(),
  minutes: z.number().int().describe('Reading time'),
  file: file.nullable().describe('A file to download with it'),
})
export type ArticleBrief = z.infer<typeof articleBrief>

const article = articleBrief.extend({
  html: z.string().describe('Part of the program; contains no text by members'),
  headings: z.array(z.object({ id: z.string(), text: z.string() })).describe('The headings of its chapters'),
})
export type Article = z.infer<typeof article>

const found = articleBrief.pick({ slug: true, title: true, topic: true, minutes: true }).extend({
  heading: z.object({ id: z.string(), text: z.string() }).nullable().describe('The chapter that matches'),
  excerpt: z.array(z.object({ text: z.string(), is_found: z.boolean() })).describe('The matching text in parts'),
})
export type FoundArticle = z.infer<typeof found>

const needed = (most: number) => text(most).min(1, invalid(/*i18n*/ { id: 'knowledge.needed', message: 'Please fill this in' }))
const address = text(longestWebinarText.address)
  .refine(
    (value) => value === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
    invalid(/*i18n*/ { id: 'knowledge.address', message: 'Please enter an address that begins with https://' }),
  )
  .default('')

const duration = invalid(
  /*i18n*/ { id: 'knowledge.duration', message: 'Please enter a length from {least} to {most} minutes' },
  {
    least: shortestWebinar,
    most: longestWebinar,
  },
)
const groupId = z.uuid().toLowerCase()
const webinar = z.object({
  id: z.uuid(),
  title: needed(longestWebinarText.title),
  speaker: needed(longestWebinarText.speaker),
  description: text(longestWebinarText.description).default(''),
  starts_at: givenTimestamp.refine(
    (time) => time.startsWith('20'),
    invalid(/*i18n*/ { id: 'knowledge.century', message: 'Please choose a date and a time' }),
  ),
  minutes: z.number().int(duration).min(shortestWebinar, duration).max(longestWebinar, duration),
  link: address.describe('Link to join; empty if not known yet'),
  recording: address,
  group_id: groupId.nullable().default(null).describe('A group whose people alone see it; null: all members'),
})
export type Webinar = z.infer<typeof webinar>

const resource = z.object({
  id: z.uuid(),
  group_id: groupId,
  title: needed(longestResourceText.title),
  text: text(longestResourceText.text).default(''),
  link: address,
})
const shownResource = resource.extend({ created_at: timestamp })
export type Resource = z.infer<typeof shownResource>
const savedResource = resource.extend({ is_new: z.boolean().default(true).describe('False: refused if it was removed in the meantime') })
export type SavedResource = z.output<typeof savedResource>

const tags = ['Community']
const nothing = z.object({})

export const knowledgeContract = {
  articles: procedure
    .route({ method: 'GET', path: '/knowledge/articles', summary: 'List all articles in the order of the knowledge hub', tags })
    .output(z.object({ items: z.array(articleBrief) })),
  article: procedure
    .route({ method: 'GET', path: '/knowledge/articles/{slug}', summary: 'Get an article with the previous and next one', tags })
    .input(z.object({ slug: z.string().max(longestSlug) }))
    .output(
      z.object({
        article: article.nullable().describe('Null if no article has this name'),
        previous: articleBrief.nullable(),
        next: articleBrief.nullable(),
      }),
    ),
  search: procedure
    .route({ method: 'GET', path: '/knowledge/search', summary: 'Search for articles with words that begin with all the given ones', tags })
    .input(z.object({ query: z.string().trim().max(100) }))
    .output(z.object({ items: z.array(found) })),
  file: procedure
    .route({ method: 'GET', path: '/knowledge/files/{name}', summary: 'Download the file of an article', tags })
    .input(z.object({ name: z.string().max(100) }))
    .output(downloadOf('application/octet-stream')),
  webinars: procedure
    .route({
      method: 'GET',
      path: '/knowledge/webinars',
      summary: 'List upcoming webinars, soonest first, or past ones, newest first',
      tags,
    })
    .input(
      pageInput().extend({
        when: z.enum(['ahead', 'past']).default('ahead'),
        group_id: groupId.optional().describe('Only those of a group that you belong to; without it, those for all members'),
      }),
    )
    .output(pageOf(webinar.extend({ ends_at: timestamp }))),
  resources: procedure
    .route({ method: 'GET', path: '/groups/{id}/resources', summary: 'List the resources of a group you belong to, newest first', tags })
    .input(pageInput().extend({ id: groupId }))
    .output(pageOf(shownResource)),
  saveResource: procedure
    .route({
      method: 'PUT',
      path: '/groups/{group_id}/resources/{id}',
      summary: 'Edit a resource of a group, or add one with a new id (leaders)',
      tags,
    })
    .input(savedResource)
    .output(nothing),
  removeResource: procedure
    .route({ method: 'DELETE', path: '/groups/{group_id}/resources/{id}', summary: 'Remove a resource of a group (leaders)', tags })
    .input(resource.pick({ id: true, group_id: true }))
    .output(nothing),

  managedWebinars: procedure
    .route({ method: 'GET', path: '/operators/webinars', summary: 'List all webinars, also those of groups', tags: ['Operators'] })
    .input(pageInput().extend({ when: z.enum(['ahead', 'past']).default('ahead') }))
    .output(pageOf(webinar.extend({ ends_at: timestamp, group: groupBrief.nullable() }))),

  saveWebinar: procedure
    .route({ method: 'PUT', path: '/operators/webinars/{id}', summary: 'Edit a webinar, or add one with a new id', tags: ['Operators'] })
    .input(webinar.extend({ is_new: z.boolean().default(true).describe('False: refused if it was removed in the meantime') }))
    .output(nothing),
  removeWebinar: procedure
    .route({ method: 'DELETE', path: '/operators/webinars/{id}', summary: 'Remove a webinar', tags: ['Operators'] })
    .input(z.object({ id: z.uuid() }))
    .output(nothing),
}

export const knowledgeLive = {
  /** The resources of a group have changed; sent to its people who look at them. */
  'knowledge.resourcesChanged': z.object({ group_id: groupId }),
}
