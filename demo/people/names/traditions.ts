import * as eastern from './eastern.ts'
import * as northern from './northern.ts'
import * as overseas from './overseas.ts'
import * as southern from './southern.ts'
import * as western from './western.ts'

/** Every naming tradition by its name. */
export const traditions = { ...western, ...northern, ...southern, ...eastern, ...overseas }
export type TraditionName = keyof typeof traditions
