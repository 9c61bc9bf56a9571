import type { OwnWay } from '../../application/ports/file-store'
import { BUCKET } from '../wire/entities/bucket'
import type { StorageHost } from './storage-host'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * The object store of the page's own server. On a loopback host the store has a host name of its own. On any other host
 * the store has a path.
 */
export const sameOriginStorage = ({
  protocol,
  hostname,
  port,
  origin,
}: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>): StorageHost =>
  LOOPBACK.includes(hostname)
    ? { endpoint: `${protocol}//localhost${port === '' ? '' : `:${port}`}`, isPath: false }
    : { endpoint: origin, isPath: true }

/** Matches the URL of a stored object, with the bucket either in the host or in the path. */
const STORED = new RegExp(`^https?://(?:${BUCKET}\\.localhost(?::[0-9]+)?|[^/?#]+/${BUCKET})/([^?#]+)$`)

/**
 * The URL of a stored object contains the host and port of the page that uploaded the object. Each page replaces this
 * host and port with its own.
 */
export const sameOriginPath = ({ endpoint, isPath }: StorageHost): OwnWay => ({
  drawnAt: (address) => {
    const key = STORED.exec(address)?.[1]
    if (key === undefined) return null
    return isPath ? `${endpoint}/${BUCKET}/${key}` : `${endpoint.replace('://', `://${BUCKET}.`)}/${key}`
  },
  ready: () => Promise.resolve(),
})
