import type { Xid } from '../../../domain/kernel/ids'
import type { AllowedAncestors } from '../../page-policy/frame-ancestors'
import type { SimulatorMode } from '../routes/route-builder'
import type { ConnectionLimits } from './connection-limits'
import type { JanusAddress } from './janus/janus-forwarder'
import type { DevMiddleware } from './request-handler'
import type { S3Address } from './s3/s3-address'
import type { OpenedLog } from './store/input-store'
import type { SocketLimits } from './web-sockets'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** The port at which pages reach this server, if it stands behind a front of this machine. */
  readonly frontPort?: number
  readonly dataDir: string
  /** The log of a cluster. By default the log is a file in the data folder. */
  readonly log?: OpenedLog
  /** The seed of the server state if the log is empty. */
  readonly seed: number
  readonly fresh: boolean
  /** Keeps a copy of a damaged log, and drops the damaged row and all rows after it. */
  readonly repair?: boolean
  /**
   * When the server state is seeded, fills the live room of the seeded group Loop Town Square up to the limit of
   * speakers.
   */
  readonly fullRoom?: boolean
  /** The secret of the invite codes of a new server state. Random by default; empty in tests that compute codes. */
  readonly secret?: string
  /** The speed of the simulated members: 1 is normal. At 0 or without `pace` the simulated members do nothing. */
  readonly pace?: number
  readonly clientDir: string
  readonly mode?: SimulatorMode
  /** How many milliseconds this server's clock is ahead of the machine's clock, for tests. */
  readonly clockAheadMs?: number
  /** The public origin of a server behind a proxy, such as `https://loop.example`. */
  readonly publicOrigin?: string
  /** The Janus that forwards the media of larger rooms. By default this server runs Janus itself, if it is installed. */
  readonly janus?: JanusAddress
  /** The bucket for the files of members. By default they are in the data folder. */
  readonly s3?: S3Address
  /** The most browsers that connect to each other, at most `MESH_LIMIT`. A larger room needs Janus. */
  readonly meshLimit?: number
  /** Turns off the rate limits for automated tests. */
  readonly isUnlimited?: boolean
  /** The origins that may embed each partner's pages. */
  readonly framers?: AllowedAncestors
  /** Serves pages and source files in place of the built client, with its own content policy. */
  readonly devMiddleware?: DevMiddleware
  /** The hosts that bot webhooks may call besides this machine. */
  readonly botHosts?: readonly string[]
  /** The origins to which pushes may go besides the push services of browsers. */
  readonly pushOrigins?: readonly string[]
  readonly say?: (line: string) => void
  /** The limits of HTTP connections, for tests. */
  readonly connectionLimits?: Partial<ConnectionLimits>
  /** The limits of a WebSocket connection, for tests. */
  readonly socketLimits?: Partial<SocketLimits>
}

export interface RunningServer {
  readonly port: number
  /**
   * The origin of the server, `http://localhost:PORT`. Rooms and the clipboard need a secure context, which an IP
   * address does not provide.
   */
  readonly origin: string
  /** The invite code of this member. */
  readonly inviteCodeOf: (xid: Xid) => string
  readonly close: () => Promise<void>
}
