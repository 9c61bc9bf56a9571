import type { ObjectPath } from '../object-store'
import { BUCKET } from '../../wire/entities/bucket'
import { isLoopback, isPublic, type ServerAddress } from './host-header'

const OF_BUCKET = /^([a-z0-9-]{3,63})\.localhost(?::[0-9]{1,5})?$/

/**
 * The object store has another origin than the page, as in production. A page that was opened through an IP address or
 * a network name cannot reach a `*.localhost` host, so such a page reads objects from a path under its own origin.
 */
export const storageHostFor = (host: string): readonly string[] =>
  isLoopback(host) ? [`http://${BUCKET}.localhost${/:[0-9]+$/.exec(host)?.[0] ?? ''}`] : []

/** The object that the URL names, or `null`. */
export const objectPathOf = (host: string | undefined, path: string, standing: ServerAddress): ObjectPath | null => {
  const bucket = OF_BUCKET.exec(host ?? '')?.[1]
  if (bucket !== undefined) return { bucket, path }
  return isPublic(standing) && path.startsWith(`/${BUCKET}/`)
    ? { bucket: BUCKET, path: path.slice(BUCKET.length + 1) }
    : null
}
