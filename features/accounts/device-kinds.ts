/** What kind of device a session is on, as far as its browser says. */
export const deviceKinds = ['desktop', 'phone', 'tablet'] as const
export type DeviceKind = (typeof deviceKinds)[number]
