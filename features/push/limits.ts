/** Devices of one member; the one that was added first makes room. */
export const mostDevices = 20
/** How many a member may add in how many seconds: each new address may be one that never answers, and is waited for. */
export const newDevices = { points: 30, duration: 60 * 60 }
/** What a push service takes at least (RFC 8030, section 7.2), less what encryption adds. */
export const longestPayload = 3_000
