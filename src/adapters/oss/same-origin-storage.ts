import type { OwnWay } from '../../application/ports/file-store'
import { BUCKET } from '../wire/entities/bucket'
import type { StorageHost } from './storage-host'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The object store of the server that a page came from: on a host of its own where there can be one. */
export const sameOriginStorage = ({
  protocol,
  hostname,
  port,
  origin,
}: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>): StorageHost =>
  LOOPBACK.includes(hostname)
    ? { endpoint: `${protocol}//localhost${port === '' ? '' : `:${port}`}`, isPath: false }
    : { endpoint: origin, isPath: true }

/** The name of what is stored there, in either of the two addresses that it may have been given. */
const STORED = new RegExp(`^https?://(?:${BUCKET}\\.localhost(?::[0-9]+)?|[^/?#]+/${BUCKET})/([^?#]+)$`)

/**
 * Whoever stored it came to the server by a name and port of their own, which stand in its address: each page draws it
 * from
 * where it itself reaches that server.
 */
export const sameOriginPath = ({ endpoint, isPath }: StorageHost): OwnWay => ({
  drawnAt: (address) => {
    const key = STORED.exec(address)?.[1]
    if (key === undefined) return null
    return isPath ? `${endpoint}/${BUCKET}/${key}` : `${endpoint.replace('://', `://${BUCKET}.`)}/${key}`
  },
  ready: () => Promise.resolve(),
})
