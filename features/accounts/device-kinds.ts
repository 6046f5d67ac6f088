/** The kind of device a session is on, as far as the browser reveals it. */
export const deviceKinds = ['desktop', 'phone', 'tablet'] as const
export type DeviceKind = (typeof deviceKinds)[number]
