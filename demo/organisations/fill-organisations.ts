import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { domainOf } from '#features/organisations/domain.ts'
import { columnsOf, newPictureBase, pictureFiles } from '#features/organisations/server/index.ts'
import { slugOf } from '#features/organisations/slug.ts'
import { pictureKinds } from '#features/profiles/picture-kinds.ts'
import type { Database, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { encodeVariants } from '#platform/server/pictures/encode.ts'
import type { Services } from '#platform/server/services.ts'
import { drawCover } from '../covers.ts'
import { drawCoverChoice } from '../covers/scene.ts'
import { randomFrom } from '../random.ts'
import { supplied } from './describe-organisation.ts'
import { drawLogo } from './draw-logo.ts'
import type { DemoOrganisation } from './plan-organisations.ts'

/** How many investments of funds in companies both sides have confirmed, and how many wait for the other side. */
const confirmed = 60
const waiting = 8

/** Inserts organisations with their people and pictures. The members exist already, with the profiles of the plan. */
export async function fillOrganisations(
  { database, files }: Pick<Services, 'database' | 'files'>,
  organisations: readonly DemoOrganisation[],
  { withPictures = true }: { withPictures?: boolean } = {},
): Promise<void> {
  const pictures = withPictures ? await storePictures(files, organisations) : new Map<string, Pictures>()
  await database.transaction(async (tx) => {
    await tx
      .insertInto('organisations')
      .values(organisations.map((each) => rowOf(each, pictures.get(each.id))))
      .execute()
    await tx
      .insertInto('organisation_slugs')
      .values(organisations.map(({ id, fields }) => ({ slug: slugOf(fields.name), organisation_id: id })))
      .execute()
    await tx.insertInto('organisation_members').values(organisations.flatMap(peopleOf)).execute()
    const verified = organisations.flatMap((each) => verificationOf(each) ?? [])
    await tx.insertInto('organisation_verifications').values(verified).execute()
    for (const { id, fields, people } of organisations) {
      for (const { member } of people)
        await tx
          .updateTable('users')
          .set({ organisation_id: id, supplied: Object.keys(supplied(fields)) })
          .where('id', '=', member.id)
          .execute()
    }
    await insertPortfolios(tx, organisations)
    await inviteAndAsk(tx, organisations)
  })
}

/** The deals of people of an organisation are its own. */
export async function giveDealsToOrganisations({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`
    update deal_flows d set organisation_id = u.organisation_id from users u
    where u.id = d.user_id and u.organisation_id is not null`.execute(kysely)
}

type Pictures = { logo: string | null; cover: string | null }

/** Drawing a cover takes longest, so organisations share this many. */
const differentCovers = 40
/** Enough to use all cores for drawing and encoding. */
const atOnce = 4

async function storePictures(files: Services['files'], organisations: readonly DemoOrganisation[]): Promise<Map<string, Pictures>> {
  const covers = new Map<number, Promise<Uint8Array[]>>()
  function coverFiles(number: number): Promise<Uint8Array[]> {
    const drawn = covers.get(number) ?? encodeVariants(pictureKinds.cover, drawCover(drawCoverChoice(randomFrom(`cover ${number}`))))
    covers.set(number, drawn)
    return drawn
  }

  async function store(which: 'logo' | 'cover', id: string, encoded: readonly Uint8Array[]): Promise<string> {
    const base = newPictureBase(which, id)
    for (const [index, bytes] of encoded.entries()) await files.put(pictureFiles(which, base)[index] as string, bytes, 'image/webp')
    return base
  }

  const pictures = new Map<string, Pictures>()
  const left = organisations.entries()
  const work = async () => {
    for (const [index, { id, hasLogo, hasCover }] of left)
      pictures.set(id, {
        logo: hasLogo ? await store('logo', id, await encodeVariants(pictureKinds.picture, drawLogo(id))) : null,
        cover: hasCover ? await store('cover', id, await coverFiles(index % differentCovers)) : null,
      })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return pictures
}

const rowOf = ({ id, fields, foundedAt }: DemoOrganisation, pictures: Pictures | undefined): Insertable<Tables['organisations']> => ({
  ...columnsOf(fields),
  id,
  slug: slugOf(fields.name),
  logo: pictures?.logo ?? null,
  cover: pictures?.cover ?? null,
  created_at: foundedAt,
  updated_at: foundedAt,
})

/** In years: how long somebody has been in an old organisation at most. */
const longestStay = 10

/** The month in which somebody began, '2021-04': founders in the first year of the organisation, others at any time until now. */
function sinceOf({ founded_year }: DemoOrganisation['fields'], title: string, id: string): string {
  const now = new Date()
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const isFounder = /founder/i.test(title)
  const founded = (founded_year ?? now.getUTCFullYear()) * 12
  const first = Math.min(isFounder ? founded : Math.max(founded, thisMonth - longestStay * 12), thisMonth)
  const month = randomFrom(`entry of ${id}`).int(first, isFounder ? Math.min(first + 11, thisMonth) : thisMonth)
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

const peopleOf = ({ id, fields, people }: DemoOrganisation): Insertable<Tables['organisation_members']>[] =>
  people.map(({ member, role, title, joinedAt }, index) => {
    return {
      organisation_id: id,
      member_id: member.id,
      role,
      title,
      since: sinceOf(fields, title, member.id),
      is_listed: randomFrom(`listing of ${member.id}`).chance(0.6),
      wants_deals: index === 0,
      joined_at: joinedAt,
    }
  })

function verificationOf({
  id,
  fields,
  foundedAt,
  isVerified,
}: DemoOrganisation): Insertable<Tables['organisation_verifications']> | undefined {
  const domain = fields.website && domainOf(fields.website)
  if (!isVerified || !domain) return undefined
  const random = randomFrom(`verification of ${id}`)
  const method = random.weighted([
    ['dns' as const, 5],
    ['file' as const, 2],
    ['email' as const, 3],
  ])
  const checked_at = new Date(Date.now() - random.int(1, 28) * 86_400_000)
  return { organisation_id: id, token: `demo-${id.slice(0, 18)}`, domain, method, verified_at: foundedAt, checked_at }
}

async function insertPortfolios(tx: Tx, organisations: readonly DemoOrganisation[]): Promise<void> {
  const random = randomFrom('portfolios')
  const funds = organisations.filter(({ fields }) => fields.kind === 'fund')
  const pairs = new Map<string, Insertable<Tables['organisation_portfolio']>>()
  for (const company of random.sample(
    organisations.filter(({ fields }) => fields.kind === 'startup'),
    confirmed,
  )) {
    const near = funds.filter(({ fields }) => fields.industries.some((industry) => company.fields.industries.includes(industry)))
    if (near.length === 0) continue
    const fund = random.pick(near)
    pairs.set(`${fund.id} ${company.id}`, {
      fund_id: fund.id,
      company_id: company.id,
      fund_stated: true,
      company_stated: pairs.size >= waiting,
    })
  }
  await tx
    .insertInto('organisation_portfolio')
    .values([...pairs.values()])
    .execute()
}

/** An invitation to the printed mentor, and a request to join the printed founder's company. */
async function inviteAndAsk(tx: Tx, organisations: readonly DemoOrganisation[]): Promise<void> {
  const [company] = organisations
  const host = organisations.find(({ fields }) => fields.kind === 'accelerator')
  if (!company || !host) return
  const others = sql`(select id from users where user_type = 'mentor' and profile_completed and organisation_id is null order by created_at limit 1)`
  await sql`
    insert into organisation_requests (organisation_id, member_id, note)
    select ${company.id}, id, 'I advise you on certification every second Friday. Could I be listed with the team?' from ${others} asking`.execute(
    tx,
  )
  await sql`
    insert into organisation_invitations (organisation_id, member_id, role, title, invited_by, expires_at)
    select ${host.id}, u.id, 'member', 'Mentor in residence', ${host.people[0]?.member.id}::uuid, now() + interval '30 days'
    from users u where u.email = 'mentor@demo.example'`.execute(tx)
}
