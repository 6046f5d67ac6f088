/** Devices of one member; the one that was added first makes room. */
export const mostDevices = 20
/** What a push service takes at least (RFC 8030, section 7.2), less what encryption adds. */
export const longestPayload = 3_000
