/**
 * Every table of the database by name. Empty here: each room adds its own from its `server/tables.ts` with
 * `declare module '#platform/server/database/tables.ts' { interface Tables { users: UsersTable } }`.
 */
export interface Tables {}
