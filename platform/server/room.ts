import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/index.ts'
import type { OperatorCommand } from './operator-command.ts'
import type { Reaction } from './events/index.ts'
import type { FunnelStep } from './funnel.ts'
import type { RequestContext } from './http/context.ts'
import type { Serve } from './http/serve.ts'
import type { Job } from './jobs/index.ts'
import type { HomePart } from './home.ts'
import type { AppScreenshot, AppShortcut, ShareTarget } from './installable.ts'
import type { RoomLive } from './live/index.ts'
import type { NotificationKind } from './notification-kind.ts'
import type { PersonalData } from './personal-data.ts'
import type { RetentionKind } from './retention.ts'
import type { Reportable } from './reportable.ts'
import type { Searchable } from './search/index.ts'
import type { Services } from './services.ts'

/** What a room adds to the site besides its procedures; a room without a contract has only these. */
export interface RoomPages {
  /** The paths of its screens, as in web/room.ts ('/profile/$id'); other paths are not found. */
  screens?: readonly string[]
  /** Files and pages that it serves itself; what asks the database or the file store takes its turn with `serve`. */
  routes?: (app: FastifyInstance, services: Services, serve: Serve) => void
  /** Files of its screens, by their path from the project's root, that the service worker does not store: they are of no use offline. */
  onlineOnly?: readonly string[]
  /** Its entry in the menu of the installed application's icon; they are in the order of the rooms. */
  shortcut?: AppShortcut
  screenshots?: readonly AppScreenshot[]
  /** Only one room has one. */
  shareTarget?: ShareTarget
}

/** A room's server side; app/server/rooms.ts lists them, and nothing else knows a room by name. */
export interface Room<Name extends string = string, Contract extends AnyContractRouter = AnyContractRouter> extends RoomPages {
  /** The folder's name in camel case ('eventSources' for event-sources), used as prefix of its procedures. */
  name: Name
  /** Exported by its contract.ts as `<name>Contract`, where the browser's build finds it. */
  contract: Contract
  handlers: Router<Contract, RequestContext>
  /** The kinds of notification that it sends. */
  kinds?: readonly NotificationKind[]
  /** The kinds of content that members can report. */
  reportables?: readonly Reportable[]
  reactions?: (services: Services) => readonly Reaction[]
  jobs?: (services: Services) => readonly Job[]
  /** Called on every start, before requests are served. */
  prepare?: (services: Services) => Promise<void>
  /** Rebuilds data derived from other rooms' rows, for code that fills those without domain events, such as the demo. */
  rebuild?: (database: Database) => Promise<void>
  live?: RoomLive
  /** Its part of the start page. */
  home?: HomePart
  /** What its members do on their way from joining to investing, for the community's figures. */
  funnel?: readonly FunnelStep[]
  /** Personal data it stores; every table that refers to members must be listed. */
  personalData?: PersonalData
  /** The kinds of content that members can search for. */
  searchables?: readonly Searchable[]
  /** The kinds of data that operators may limit in time. */
  retention?: (services: Services) => readonly RetentionKind[]
  /** Commands that operators can send to the running server. */
  commands?: readonly OperatorCommand[]
}

/** Checks that every procedure of the contract has a handler. */
export function room<Name extends string, Contract extends AnyContractRouter>(definition: Room<Name, Contract>): Room<Name, Contract> {
  return definition
}
