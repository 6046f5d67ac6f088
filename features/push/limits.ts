/** The most devices of a member; adding another removes the oldest. */
export const mostDevices = 20
/** How many devices a member may add in how many seconds: each new endpoint may be one that never responds and makes us wait. */
export const newDevices = { points: 30, duration: 60 * 60 }
/** What every push service accepts (RFC 8030, section 7.2), less the overhead of encryption. */
export const longestPayload = 3_000
