import { exportsFolder } from './make-export.ts'

/** Copies end by themselves, and nobody needs one from a backup. */
export const passingExports = { tables: ['data_exports'], folders: [exportsFolder] } as const
