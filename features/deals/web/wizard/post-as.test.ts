import { expect, test } from 'vitest'
import type { Deal } from '../../deal-contract.ts'
import type { DealValues } from './deal-values.ts'
import { postAgainAs, upToDate } from './post-as.ts'

const organisation = (id: string) => ({ id, slug: id, name: `Name of ${id}`, kind: 'startup' as const, logo: null })
const own = (id: string) => ({ ...organisation(id), role: 'owner' as const, title: '', is_main: false, wants_deals: false, waiting: 0 })
const owner = { id: 'poster', full_name: 'Paula Poster', user_type: 'startup' as const, company_name: 'Paula’s', profile_picture: null }
const deal = (changeOrganisation: boolean) =>
  ({ owner, organisation: organisation('solarwind'), can: { edit: true, changeOrganisation } }) as Deal
const offered = ({ organisations }: ReturnType<typeof postAgainAs>) => organisations.map(({ id }) => id)

test('a poster can move a deal to their other organisations, a colleague only to the poster', () => {
  const mine = [own('solarwind'), own('other')]
  expect(offered(postAgainAs(deal(true), 'poster', mine))).toEqual(['solarwind', 'other'])
  expect(offered(postAgainAs(deal(true), 'colleague', mine))).toEqual(['solarwind'])
  expect(postAgainAs(deal(false), 'poster', mine)).toMatchObject({ organisations: [{ id: 'solarwind' }], isFixed: true })
})

test('a draft gets the current name of its organisation, and none that the author has left', () => {
  const postAs = postAgainAs(deal(true), 'poster', [])
  const draft = (organisation_id: string | null) => ({ organisation_id, company_name: 'As typed' }) as DealValues
  expect(upToDate(draft('solarwind'), postAs)).toEqual({ organisation_id: 'solarwind', company_name: 'Name of solarwind' })
  expect(upToDate(draft('left'), postAs)).toEqual({ organisation_id: null, company_name: 'As typed' })
  expect(upToDate(draft(null), postAs)).toEqual({ organisation_id: null, company_name: 'As typed' })
})
