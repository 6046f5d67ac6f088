import type { Reader } from '#platform/server/database/index.ts'

/** The members as `u`, with the preferences of investors as `p`, for other rooms' queries. */
export const profileFacts = (reader: Reader) =>
  reader
    .selectFrom('users as u')
    .leftJoin('investor_preferences as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('u.user_type', '=', 'investor'))
