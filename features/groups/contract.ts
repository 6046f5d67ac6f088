import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostAdded } from './limits.ts'
import { visibilities } from './visibilities.ts'

const tags = ['Groups']
const operators = ['Operators']
const nothing = z.object({})
const groupId = z.uuid().toLowerCase()
const about = z.object({ id: groupId })
const person = about.extend({ member_id: memberId })
const day = z.iso.date().regex(/^(19|20|21)/)

/** A group as other rooms name it. */
export const groupBrief = z.object({ id: groupId, name: z.string() })
export type GroupBrief = z.infer<typeof groupBrief>

const group = groupBrief.extend({
  description: z.string(),
  visibility: z.enum(visibilities),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  archived_at: timestamp.nullable().describe('Nothing can be added from then on'),
  people: z.number().int(),
  standing: z.enum(['leader', 'person', 'asked']).nullable().describe('What you are to it'),
  waiting: z.number().int().describe('Requests to join, for those who may answer them'),
  can: z.object({
    join: z.boolean(),
    ask: z.boolean(),
    manage: z.boolean().describe('Add and remove people, answer requests, edit name and description'),
  }),
})
export type Group = z.infer<typeof group>

const groupPerson = memberBrief.extend({ is_leader: z.boolean(), joined_at: timestamp })
export type GroupPerson = z.infer<typeof groupPerson>

const request = memberBrief.extend({ asked_at: timestamp })
export type GroupRequest = z.infer<typeof request>

const operated = group.omit({ standing: true, can: true }).extend({ leaders: z.array(memberBrief).describe('The first three') })
export type OperatedGroup = z.infer<typeof operated>

const words = {
  name: text(longestText.name).min(1, invalid(fieldTexts.name)),
  description: text(longestText.description).default(''),
}
const settings = about
  .extend({
    ...words,
    visibility: z.enum(visibilities),
    starts_on: day.nullable().default(null),
    ends_on: day.nullable().default(null),
    is_new: z.boolean().default(true).describe('False: refused if it was deleted in the meantime'),
  })
  .refine(({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on, {
    path: ['ends_on'],
    message: invalid(fieldTexts.dates),
  })
export type GroupSettings = z.output<typeof settings>

export const groupsContract = {
  mine: procedure
    .route({ method: 'GET', path: '/groups/mine', summary: 'List the groups you belong to, by name', tags })
    .input(pageInput())
    .output(pageOf(group)),
  others: procedure
    .route({ method: 'GET', path: '/groups', summary: 'List the groups you can join or ask to join, by name', tags })
    .input(pageInput())
    .output(pageOf(group)),
  choices: procedure
    .route({ method: 'GET', path: '/groups/choices', summary: 'Which groups you can post to, and whether there are groups for you', tags })
    .output(
      z.object({
        items: z.array(groupBrief.extend({ is_leader: z.boolean(), is_archived: z.boolean() })),
        hasOthers: z.boolean().describe('Whether there are groups you can join or ask to join'),
      }),
    ),
  get: procedure.route({ method: 'GET', path: '/groups/{id}', summary: 'Get a group', tags }).input(about).output(group),
  people: procedure
    .route({ method: 'GET', path: '/groups/{id}/people', summary: 'List the people of a group, leaders first', tags })
    .input(pageInput().extend(about.shape))
    .output(pageOf(groupPerson)),
  requests: procedure
    .route({ method: 'GET', path: '/groups/{id}/requests', summary: 'List requests to join, oldest first (leaders)', tags })
    .input(pageInput().extend(about.shape))
    .output(pageOf(request)),
  join: procedure
    .route({ method: 'PUT', path: '/groups/{id}/membership', summary: 'Join an open group', tags })
    .input(about)
    .output(nothing),
  leave: procedure
    .route({ method: 'DELETE', path: '/groups/{id}/membership', summary: 'Leave a group', tags })
    .input(about)
    .output(nothing),
  ask: procedure.route({ method: 'PUT', path: '/groups/{id}/request', summary: 'Ask to join a group', tags }).input(about).output(nothing),
  withdraw: procedure
    .route({ method: 'DELETE', path: '/groups/{id}/request', summary: 'Withdraw your request to join', tags })
    .input(about)
    .output(nothing),
  answer: procedure
    .route({ method: 'POST', path: '/groups/{id}/requests/{member_id}', summary: 'Accept or decline a request to join (leaders)', tags })
    .input(person.extend({ answer: z.enum(['accept', 'decline']) }))
    .output(nothing),
  add: procedure
    .route({
      method: 'POST',
      path: '/groups/{id}/people',
      summary: 'Add members to a group (leaders); those who are in it or cannot be added are passed over',
      tags,
    })
    .input(
      about.extend({
        member_ids: z
          .array(memberId)
          .min(1)
          .max(mostAdded, invalid(fieldTexts.tooMany, { most: mostAdded })),
      }),
    )
    .output(nothing),
  removePerson: procedure
    .route({
      method: 'DELETE',
      path: '/groups/{id}/people/{member_id}',
      summary: 'Remove a person (leaders); does nothing if they are not in it',
      tags,
    })
    .input(person)
    .output(nothing),
  edit: procedure
    .route({ method: 'PATCH', path: '/groups/{id}', summary: 'Change name and description (leaders)', tags })
    .input(about.extend(words))
    .output(nothing),

  all: procedure
    .route({ method: 'GET', path: '/operators/groups', summary: 'List all groups, or all archived ones, by name', tags: operators })
    .input(pageInput().extend({ state: z.enum(['current', 'archived']).default('current') }))
    .output(pageOf(operated)),
  staffChoices: procedure
    .route({
      method: 'GET',
      path: '/operators/group-choices',
      summary: 'List the names of all groups, current ones first',
      tags: operators,
    })
    .output(z.object({ items: z.array(groupBrief.extend({ is_archived: z.boolean() })) })),
  save: procedure
    .route({ method: 'PUT', path: '/operators/groups/{id}', summary: 'Change a group, or create one with a new id', tags: operators })
    .input(settings)
    .output(nothing),
  setArchived: procedure
    .route({ method: 'PUT', path: '/operators/groups/{id}/archived', summary: 'Archive a group, or open it again', tags: operators })
    .input(about.extend({ archived: z.boolean() }))
    .output(nothing),
  setLeader: procedure
    .route({
      method: 'PUT',
      path: '/operators/groups/{id}/leaders/{member_id}',
      summary: 'Make a member a leader of a group, adding them if needed, or a person like others again',
      tags: operators,
    })
    .input(person.extend({ is_leader: z.boolean() }))
    .output(nothing),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/operators/groups/{id}',
      summary: 'Delete a group with its posts and resources, and cancel its events',
      tags: operators,
    })
    .input(about)
    .output(nothing),
}

export const groupsLive = {
  /** A group that the viewer is looking at has changed, or its people have. */
  'groups.changed': z.object({ id: groupId }),
  /** The member joined or left a group, asked to join one, or was answered: what they can see has changed. */
  'groups.ownChanged': z.object({ id: groupId }),
}
