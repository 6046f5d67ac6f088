import { exportsFolder } from './make-export.ts'

/** Copies expire, and are not needed in backups. */
export const passingExports = { tables: ['data_exports'], folders: [exportsFolder] } as const
