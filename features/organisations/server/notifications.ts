import type { Reader } from '#platform/server/database/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { members } from '#features/members/server/index.ts'
import { invitationPath, organisationPath, organisationPeoplePath, ownOrganisationsPath } from '../paths.ts'
import { invitationsTo } from './invitation-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { managersOf, personIn } from './people-queries.ts'
import { organisationById } from './queries.ts'
import { requestOf } from './request-queries.ts'

const memberNamed = (reader: Reader, id: string) =>
  reader.selectFrom(members.as('u')).select(['u.full_name', 'u.company_name']).where('u.id', '=', id).executeTakeFirst()

/** Notifies members of invitations to organisations; invitations by email get an email of their own. */
export const invitationReceived = notificationKind({
  name: 'organisations.invited',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newOrganisationInvitation', message: 'New invitation to an organisation' } },
  on: ['organisation.invited', 'organisation.invitationGone'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const key = `organisation invitation ${payload.invitation_id}`
      if (type === 'organisation.invitationGone') {
        if (payload.member_id) told.push({ user_id: payload.member_id, key, retracts: 0 })
        continue
      }
      const invitation = await tx
        .selectFrom('organisation_invitations')
        .select(['member_id'])
        .where('id', '=', payload.invitation_id)
        .executeTakeFirst()
      const organisation = await organisationById(tx, payload.organisation_id)
      const by = await memberNamed(tx, payload.by)
      if (!invitation?.member_id || !organisation || organisation.hidden_at || !by) continue
      told.push({
        user_id: invitation.member_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.organisationInvitation', message: '{name} invited you to join {organisation}' },
          parameters: { name: by.full_name, organisation: organisation.name },
        },
        description: '',
        target: invitationPath(payload.invitation_id),
        actor_id: payload.by,
        count: 1,
      })
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const id = key.slice(key.lastIndexOf(' ') + 1)
      const [open] = await invitationsTo(reader, { member: userId, id })
      if (!open?.inviter) return undefined
      const organisation = open.organisation.name
      const { full_name: name, company_name } = open.inviter
      const company = company_name === organisation ? '' : company_name
      return {
        subject: say(mailTexts.invited, { name, organisation }),
        paragraphs: [say(mailTexts.invitedInApp, { who: withCompany(say, { name, company }), organisation })],
        button: { label: say(mailTexts.openInvitation), target: invitationPath(id) },
      }
    },
  },
})

/** Notifies owners and admins of requests to join. */
export const joinRequested = notificationKind({
  name: 'organisations.joinAsked',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newJoinRequest', message: 'New request to join your organisation' } },
  on: ['organisation.joinAsked', 'organisation.joinRequestGone'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { payload } of events) {
      const { organisation_id, member_id } = payload
      const key = `join request ${organisation_id} ${member_id}`
      const request = await requestOf(tx, organisation_id, member_id)
      const organisation = await organisationById(tx, organisation_id)
      const by = await memberNamed(tx, member_id)
      const isOpen = request && !request.declined_at && organisation && by
      for (const user_id of await managersOf(tx, organisation_id)) {
        if (!isOpen) told.push({ user_id, key, retracts: 0 })
        else {
          told.push({
            user_id,
            key,
            title: {
              .../*i18n*/ { id: 'notification.joinRequestFrom', message: '{name} would like to join {organisation}' },
              parameters: { name: by.full_name, organisation: organisation.name },
            },
            description: request.note,
            target: organisationPeoplePath(organisation.slug),
            actor_id: member_id,
            count: 1,
          })
        }
      }
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [, , organisationId = '', memberId = ''] = key.split(' ')
      // They may not manage it any more.
      if (!(await managersOf(reader, organisationId)).includes(userId)) return undefined
      const request = await requestOf(reader, organisationId, memberId)
      const organisation = await organisationById(reader, organisationId)
      const by = await memberNamed(reader, memberId)
      if (!request || request.declined_at || !organisation || !by) return undefined
      const facts = {
        name: by.full_name,
        who: withCompany(say, { name: by.full_name, company: by.company_name }),
        organisation: organisation.name,
      }
      return {
        subject: say(mailTexts.asked, facts),
        paragraphs: [say(mailTexts.askedBy, facts), ...(request.note ? [request.note] : [])],
        button: { label: say(mailTexts.answer), target: organisationPeoplePath(organisation.slug) },
      }
    },
  },
})

/** Notifies the person whose request was accepted, and the one whose invitation was. */
export const personJoined = notificationKind({
  name: 'organisations.joined',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.organisationNews', message: 'News from your organisation' } },
  on: ['organisation.joined'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { payload } of events) {
      const { organisation_id, member_id, via, by } = payload
      const organisation = await organisationById(tx, organisation_id)
      const person = await memberNamed(tx, member_id)
      if (!organisation || !person || !by || !(await personIn(tx, organisation_id, member_id))) continue
      const common = {
        key: `joined ${organisation_id} ${member_id}`,
        description: '',
        target: organisationPath(organisation.slug),
        count: 1,
      }
      if (via === 'request') {
        told.push({
          ...common,
          user_id: member_id,
          title: {
            .../*i18n*/ { id: 'notification.joinedOrganisation', message: 'You are now in {organisation}' },
            parameters: { organisation: organisation.name },
          },
          actor_id: by,
        })
      } else if (via === 'invitation') {
        told.push({
          ...common,
          user_id: by,
          title: {
            .../*i18n*/ { id: 'notification.acceptedOrganisationInvitation', message: '{name} joined {organisation}' },
            parameters: { name: person.full_name, organisation: organisation.name },
          },
          actor_id: member_id,
        })
      }
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [, organisationId = '', memberId = ''] = key.split(' ')
      const organisation = await organisationById(reader, organisationId)
      if (!organisation || memberId !== userId) return undefined
      const facts = { organisation: organisation.name }
      return {
        subject: say(mailTexts.joined, facts),
        paragraphs: [say(mailTexts.joinedText, facts)],
        button: { label: say(mailTexts.open), target: organisationPath(organisation.slug) },
      }
    },
  },
})

/** Notifies a person of a new role, and of having been removed by somebody else. */
export const membershipChanged = notificationKind({
  name: 'organisations.changed',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.organisationNews', message: 'News from your organisation' } },
  on: ['organisation.roleChanged', 'organisation.left'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const { organisation_id, member_id, by } = payload
      const organisation = await organisationById(tx, organisation_id)
      if (!organisation || by === member_id) continue
      const title =
        type === 'organisation.left'
          ? /*i18n*/ { id: 'notification.removedFromOrganisation', message: 'You are no longer in {organisation}' }
          : roleTitles[payload.role]
      told.push({
        user_id: member_id,
        key: `organisation role ${organisation_id}`,
        title: { ...title, parameters: { organisation: organisation.name } },
        description: '',
        target: type === 'organisation.left' ? ownOrganisationsPath() : organisationPath(organisation.slug),
        // Without a name: a removal is the organisation's, and blocks between two colleagues must not hide it.
        actor_id: null,
        count: 1,
      })
    }
    return told
  },
})

const roleTitles = {
  owner: /*i18n*/ { id: 'notification.nowOwner', message: 'You are now an owner of {organisation}' },
  admin: /*i18n*/ { id: 'notification.nowAdmin', message: 'You are now an admin of {organisation}' },
  member: /*i18n*/ { id: 'notification.nowMember', message: 'You are now a member of {organisation}, without admin rights' },
} as const
