import type { Page } from '#platform/contract.ts'
import type { Person } from '#testing/people.ts'
import type { Entry } from './score.ts'

type Call = Person['call']

/** What a member can open in the community, as the API shows it to them; without guides. */
export async function visibleEntries({ call }: Person): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const list of [members, organisations, deals, posts, events, updates, groups, messages, webinars])
    entries.push(...(await list(call)))
  return entries
}

/** The guides in the language of the member's requests. */
export async function guides({ call }: Person): Promise<Entry[]> {
  const { items } = await call.knowledge.articles({})
  return Promise.all(
    items.map(async ({ slug, title, summary }) => {
      const { article } = await call.knowledge.article({ slug })
      return { kind: 'guide' as const, id: slug, title, text: joined(summary, article?.html.replaceAll(/<[^>]+>/g, ' ')) }
    }),
  )
}

const members = (call: Call) =>
  everyPage(
    (page) => call.directory.list(page),
    async ({ id }): Promise<Entry> => {
      const { full_name, company_name, bio, location, industry, expertise_areas, investment_focus } = await call.profiles.get({ id })
      const text = joined(company_name, location, industry, ...expertise_areas, investment_focus, bio)
      return { kind: 'member', id, title: full_name, text }
    },
  )

const organisations = (call: Call) =>
  everyPage(
    (page) => call.directory.organisations(page),
    async ({ id, slug }): Promise<Entry> => {
      const { name, legal_name, industries, description, thesis } = await call.organisations.get({ slug })
      return { kind: 'organisation', id, title: name, text: joined(legal_name, ...industries, description, thesis) }
    },
  )

async function deals(call: Call): Promise<Entry[]> {
  const read = async ({ id }: { id: string }): Promise<Entry> => {
    const { title, company_name, industry, funding_stage, city, description, impact } = await call.deals.get({ id })
    return { kind: 'deal', id, title, text: joined(company_name, industry, funding_stage, city, description, impact) }
  }
  return [
    ...(await everyPage((page) => call.deals.list({ ...page, status: 'all' }), read)),
    ...(await everyPage((page) => call.deals.mine(page), read)),
  ]
}

/** With their comments. */
async function posts(call: Call): Promise<Entry[]> {
  const written = await everyPage(
    (page) => call.newsfeed.list(page),
    async (post) => ({ post, comments: post.comments === 0 ? [] : await commentsOn(call, post.id) }),
  )
  return written.flatMap(({ post, comments }) => [{ kind: 'post' as const, id: post.id, title: '', text: post.content }, ...comments])
}

const commentsOn = (call: Call, id: string) =>
  everyPage(
    (page) => call.newsfeed.comments({ ...page, id }),
    async (comment): Promise<Entry> => ({ kind: 'comment', id: comment.id, title: '', text: comment.content }),
  )

/** Also past ones, and those of the member's groups. */
async function events(call: Call): Promise<Entry[]> {
  const read = async ({ id }: { id: string }): Promise<Entry> => {
    const { title, organizer, venue, city, description } = await call.events.get({ id })
    return { kind: 'event', id, title, text: joined(organizer, venue, city, description) }
  }
  const { items: own } = await call.groups.choices({})
  return [
    ...(await everyPage((page) => call.events.find({ ...page, from: '2020-01-01' }), read)),
    ...(await Promise.all(own.map(({ id }) => everyPage((page) => call.events.ofGroup({ ...page, id }), read)))).flat(),
  ]
}

async function updates(call: Call): Promise<Entry[]> {
  const read = async ({ id, title, body }: { id: string; title: string; body: string }): Promise<Entry> => ({
    kind: 'update',
    id,
    title,
    text: body,
  })
  return [...(await everyPage((page) => call.updates.received(page), read)), ...(await everyPage((page) => call.updates.sent(page), read))]
}

async function groups(call: Call): Promise<Entry[]> {
  const read = async ({ id, name, description }: { id: string; name: string; description: string }): Promise<Entry> => ({
    kind: 'group',
    id,
    title: name,
    text: description,
  })
  return [...(await everyPage((page) => call.groups.mine(page), read)), ...(await everyPage((page) => call.groups.others(page), read))]
}

async function messages(call: Call): Promise<Entry[]> {
  const conversations = await everyPage(
    (page) => call.messages.conversations(page),
    async ({ member }) => (await call.messages.list({ id: member.id, limit: 100 })).items,
  )
  return conversations.flat().map(({ id, content }) => ({ kind: 'message', id, title: '', text: content }))
}

async function webinars(call: Call): Promise<Entry[]> {
  const listed = (when: 'ahead' | 'past') =>
    everyPage(
      (page) => call.knowledge.webinars({ ...page, when }),
      async ({ id, title, speaker, description }): Promise<Entry> => ({ kind: 'webinar', id, title, text: joined(speaker, description) }),
    )
  return [...(await listed('ahead')), ...(await listed('past'))]
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n')

/** Reads a list to its end, page by page. */
async function everyPage<Item, Read>(
  list: (page: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  read: (item: Item) => Promise<Read>,
): Promise<Read[]> {
  const all: Read[] = []
  let cursor: string | null = null
  do {
    const page: Page<Item> = await list({ limit: 50, ...(cursor !== null && { cursor }) })
    all.push(...(await Promise.all(page.items.map(read))))
    cursor = page.next_cursor
  } while (cursor !== null)
  return all
}
