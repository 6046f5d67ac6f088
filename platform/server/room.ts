import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/index.ts'
import type { OperatorCommand } from './operator-command.ts'
import type { Reaction } from './events/index.ts'
import type { RequestContext } from './http/context.ts'
import type { Job } from './jobs/index.ts'
import type { HomePart } from './home.ts'
import type { AppScreenshot, AppShortcut, ShareTarget } from './installable.ts'
import type { RoomLive } from './live/index.ts'
import type { NotificationKind } from './notification-kind.ts'
import type { PersonalData } from './personal-data.ts'
import type { Reportable } from './reportable.ts'
import type { Services } from './services.ts'

/** What a room adds to the site besides its procedures; a room without a contract has only these. */
export interface RoomPages {
  /** The addresses of its screens, as web/room.ts has them ('/profile/$id'): at others there is no page. */
  screens?: readonly string[]
  /** Files and pages that it serves itself. */
  routes?: (app: FastifyInstance, services: Services) => void
  /** Files of its screens, by their path from the project's root, that the service worker does not store: they are of no use offline. */
  onlineOnly?: readonly string[]
  /** Its entry in the menu of the installed application's icon; they are in the order of the rooms. */
  shortcut?: AppShortcut
  screenshots?: readonly AppScreenshot[]
  /** Only one room has one. */
  shareTarget?: ShareTarget
}

/** All that a room is to the server; app/server/rooms.ts lists them, and nothing else knows a room by name. */
export interface Room<Name extends string = string, Contract extends AnyContractRouter = AnyContractRouter> extends RoomPages {
  /** The folder's name ('eventSources' for event-sources), below which clients find its procedures. */
  name: Name
  /** What it exports from its contract.ts as `<name>Contract`; the browser's build finds it there. */
  contract: Contract
  handlers: Router<Contract, RequestContext>
  /** What members are told of when something happens here. */
  kinds?: readonly NotificationKind[]
  /** What members can report of what others have put here. */
  reportables?: readonly Reportable[]
  reactions?: (services: Services) => readonly Reaction[]
  jobs?: (services: Services) => readonly Job[]
  /** What it puts in place each time the program starts, before anybody is answered. */
  prepare?: (services: Services) => Promise<void>
  /** Rebuilds what it derives from other rooms' rows, for whoever fills those without telling of it, as the demo does. */
  rebuild?: (database: Database) => Promise<void>
  live?: RoomLive
  /** What it says on a member's first screen. */
  home?: HomePart
  /** What it keeps about members, for them to take along and to be forgotten by; every table that names members stands in it. */
  personalData?: PersonalData
  /** What the community's operators can tell the running server from a shell. */
  commands?: readonly OperatorCommand[]
}

/** Lets the compiler see that every procedure of the contract has its handler. */
export function room<Name extends string, Contract extends AnyContractRouter>(definition: Room<Name, Contract>): Room<Name, Contract> {
  return definition
}
