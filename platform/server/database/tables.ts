/**
 * All database tables by name. Each room adds its own in `server/tables.ts` with
 * `declare module '#platform/server/database/tables.ts' { interface Tables { users: UsersTable } }`.
 */
export interface Tables {}
