import { sql } from 'kysely'
import { type Searchable, everybody, follow, groupKey, sourceIds } from '#platform/server/search/index.ts'
import { groupPath } from '#features/groups/paths.ts'
import { groupNames, isReadableBy } from '#features/groups/server/index.ts'
import { webinarsPath } from '../paths.ts'
import { guideSearchable } from './searchable-guides.ts'

const isAmong = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`

/** Webinars, also past ones; those for a group are for its people. */
const webinars: Searchable = {
  kind: 'webinar',
  version: 1,
  follows: [follow('webinar.changed', ({ webinar_ids }) => webinar_ids)],
  idsAfter: sourceIds('webinars'),
  async read(reader, ids) {
    const rows = await reader.selectFrom('webinars').selectAll().where(isAmong(ids)).execute()
    return rows.map(({ id, group_id, title, speaker, description, updated_at }) => ({
      id,
      at: updated_at,
      name: title,
      texts: [speaker, description],
      author: null,
      readers: [group_id ? groupKey(group_id) : everybody],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from webinars w where w.id = ${id} and ${isReadableBy(sql.ref('w.group_id'), viewer)})`,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('webinars')
      .selectAll()
      .where(isAmong(keys.map(({ id }) => id)))
      .execute()
    return rows.map(({ id, group_id, title, speaker, description, starts_at }) => ({
      id,
      href: group_id ? groupPath(group_id) : webinarsPath(),
      title,
      note: speaker,
      text: description,
      at: starts_at,
    }))
  },
}

/** What leaders keep for the people of their group. */
const resources: Searchable = {
  kind: 'resource',
  withholdsAuthors: true,
  version: 1,
  follows: [follow('resource.changed', ({ resource_ids }) => resource_ids)],
  idsAfter: sourceIds('group_resources'),
  async read(reader, ids) {
    const rows = await reader.selectFrom('group_resources').selectAll().where(isAmong(ids)).execute()
    return rows.map(({ id, group_id, user_id, title, text, created_at }) => ({
      id,
      at: created_at,
      name: title,
      texts: [text],
      author: user_id,
      readers: [groupKey(group_id)],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from group_resources s where s.id = ${id} and ${isReadableBy(sql.ref('s.group_id'), viewer)})`,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('group_resources')
      .selectAll()
      .where(isAmong(keys.map(({ id }) => id)))
      .execute()
    const names = await groupNames(
      reader,
      rows.map(({ group_id }) => group_id),
    )
    return rows.map(({ id, group_id, title, text }) => ({ id, href: groupPath(group_id), title, note: names.get(group_id) ?? '', text }))
  },
}

export const knowledgeSearchables = [guideSearchable, webinars, resources]
