import type { FileStore } from '../../application/ports/file-store'
import type { HttpDriver } from '../rest/client/http-driver'

export type Direction = 'in' | 'out'

/** `connection` is the identity of the connection. */
export interface ConnectionOf {
  readonly url: string
  readonly connection: object
}

/** Decides what happens to requests, frames and files. */
export interface NetworkLevers {
  readonly http: (driver: HttpDriver) => HttpDriver
  readonly files: (store: FileStore) => FileStore
  /** Whether a connection to this address opens. */
  readonly opens: (url: string) => boolean
  /** Calls `deliver` at once, later, twice or never. */
  readonly frame: (of: ConnectionOf, direction: Direction, deliver: () => void) => void
}

/** The place between the adapters and the network. Without levers everything passes. Developer builds set levers. */
export const faultSeam: { levers: NetworkLevers | null } = { levers: null }

export const httpThroughSeam =
  (driver: HttpDriver): HttpDriver =>
  (request) =>
    (faultSeam.levers?.http(driver) ?? driver)(request)
