import type { OwnWay } from '../../application/ports/file-store'
import { BUCKET } from '../wire/entities/bucket'
import type { StorageHost } from './storage-host'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The object store of the page's own server. On loopback the store has its own host name, elsewhere a path. */
export const sameOriginStorage = ({
  protocol,
  hostname,
  port,
  origin,
}: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>): StorageHost =>
  LOOPBACK.includes(hostname)
    ? { endpoint: `${protocol}//localhost${port === '' ? '' : `:${port}`}`, isPath: false }
    : { endpoint: origin, isPath: true }

/** Matches the address of a stored object in both forms: with the bucket in the host, or in the path. */
const STORED = new RegExp(`^https?://(?:${BUCKET}\\.localhost(?::[0-9]+)?|[^/?#]+/${BUCKET})/([^?#]+)$`)

/**
 * A stored address has the host and port that the uploader used. Each page replaces them with its own host and port.
 */
export const sameOriginPath = ({ endpoint, isPath }: StorageHost): OwnWay => ({
  drawnAt: (address) => {
    const key = STORED.exec(address)?.[1]
    if (key === undefined) return null
    return isPath ? `${endpoint}/${BUCKET}/${key}` : `${endpoint.replace('://', `://${BUCKET}.`)}/${key}`
  },
  ready: () => Promise.resolve(),
})
