export { pushChannel } from './delivery.ts'

/** Devices are worth nothing without the sessions that they belong to, which backups leave out. */
export const passingTables = ['push_devices'] as const
