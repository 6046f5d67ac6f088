import { longestMessage } from '#features/messages/limits.ts'
import type { RoomPages } from '#platform/server/room.ts'
import { sharePath } from '../paths.ts'
import { shareAddress, sharedFileTypes } from '../sharing.ts'
import { shareTarget } from './share-target.ts'

/** The size of the largest file that a room accepts. */
const mostBytes = 25 * 1024 * 1024

export const installingRoom: RoomPages = {
  screens: [sharePath()],
  routes: shareTarget,
  shareTarget: { address: shareAddress, screen: sharePath(), types: sharedFileTypes, mostBytes, longest: longestMessage },
}
