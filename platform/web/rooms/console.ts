import { createContext } from 'react'
import type { ConsolePage } from './room.ts'

/** The console's pages of all rooms, in the order of the rooms. */
export const ConsoleContext = createContext<readonly ConsolePage[]>([])
