/** Who finds a group. Others are told of a hidden group as if it did not exist. */
export const visibilities = ['open', 'request', 'hidden'] as const
export type Visibility = (typeof visibilities)[number]
