/** Orders of a list of deals. */
export const dealOrders = ['newest', 'largest', 'smallest'] as const
export type DealOrder = (typeof dealOrders)[number]
