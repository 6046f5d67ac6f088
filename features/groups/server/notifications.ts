import type { Reader } from '#platform/server/database/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { members } from '#features/members/server/index.ts'
import { groupPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { groupById, leadersSeeing, personOf, requestOf } from './queries.ts'

const memberNamed = (reader: Reader, id: string) =>
  reader.selectFrom(members.as('u')).select(['u.full_name', 'u.company_name']).where('u.id', '=', id).executeTakeFirst()

/** Notifies members who were added to a group or whose request was accepted. Refusals are not announced. */
export const addedToGroup = notificationKind({
  name: 'groups.added',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.groupJoinedToast', message: 'You are in a new group' } },
  on: ['group.joined'],

  async notify(tx, events) {
    const told: NewNotification[] = []
    for (const { payload } of events) {
      const { group_id, member_id, via, by } = payload
      if (via === 'joining' || by === null) continue
      const group = await groupById(tx, group_id)
      const adder = await memberNamed(tx, by)
      if (!group || !adder || !(await personOf(tx, group_id, member_id))) continue
      told.push({
        user_id: member_id,
        key: `group ${group_id} ${via} ${by}`,
        title:
          via === 'request'
            ? {
                .../*i18n*/ { id: 'notification.groupRequestAccepted', message: 'Your request to join {group} was accepted' },
                parameters: { group: group.name },
              }
            : {
                .../*i18n*/ { id: 'notification.addedToGroup', message: '{name} added you to {group}' },
                parameters: { name: adder.full_name, group: group.name },
              },
        description: '',
        target: groupPath(group_id),
        actor_id: by,
        count: 1,
      })
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [, id = '', via, by = ''] = key.split(' ')
      const group = await groupById(reader, id)
      const adder = await memberNamed(reader, by)
      if (!group || !adder || !(await personOf(reader, id, userId))) return undefined
      const facts = {
        name: adder.full_name,
        group: group.name,
        who: withCompany(say, { name: adder.full_name, company: adder.company_name }),
      }
      return {
        subject: say(via === 'request' ? mailTexts.accepted : mailTexts.added, facts),
        paragraphs: [say(via === 'request' ? mailTexts.acceptedText : mailTexts.addedBy, facts)],
        button: { label: say(mailTexts.open), target: groupPath(id) },
      }
    },
  },
})

/** Notifies leaders of requests to join. */
export const groupRequested = notificationKind({
  name: 'groups.asked',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newGroupRequest', message: 'New request to join your group' } },
  on: ['group.asked', 'group.requestGone'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const { group_id, member_id } = payload
      const leader = type === 'group.requestGone' ? payload.leader_id : undefined
      const key = `group request ${group_id} ${member_id}`
      const group = await groupById(tx, group_id)
      const by = await memberNamed(tx, member_id)
      const isOpen = group && by && (await requestOf(tx, group_id, member_id))
      for (const user_id of leader ? [leader] : await leadersSeeing(tx, group_id, member_id)) {
        if (!isOpen) told.push({ user_id, key, retracts: 0 })
        else {
          told.push({
            user_id,
            key,
            title: {
              .../*i18n*/ { id: 'notification.groupRequestFrom', message: '{name} would like to join {group}' },
              parameters: { name: by.full_name, group: group.name },
            },
            description: '',
            target: groupPath(group_id),
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
      const [, , id = '', memberId = ''] = key.split(' ')
      const group = await groupById(reader, id)
      const by = await memberNamed(reader, memberId)
      const leader = await personOf(reader, id, userId)
      if (!group || !by || !leader?.is_leader || !(await requestOf(reader, id, memberId))) return undefined
      const facts = { name: by.full_name, group: group.name, who: withCompany(say, { name: by.full_name, company: by.company_name }) }
      return {
        subject: say(mailTexts.asked, facts),
        paragraphs: [say(mailTexts.askedBy, facts)],
        button: { label: say(mailTexts.answer), target: groupPath(id) },
      }
    },
  },
})
