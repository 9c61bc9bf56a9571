import type { ObjectPath } from '../object-store'
import { BUCKET } from '../../wire/entities/bucket'
import { isLoopback, isPublic, type ServerAddress } from './host-header'

const OF_BUCKET = /^([a-z0-9-]{3,63})\.localhost(?::[0-9]{1,5})?$/

/**
 * Where the object store of a server stands whose page came from that host: another origin than the page, as it is with
 * the real
 * one. A page that came by an address or a name of the network can't reach such a host: for it the store is a folder.
 */
export const storageHostFor = (host: string): readonly string[] =>
  isLoopback(host) ? [`http://${BUCKET}.localhost${/:[0-9]+$/.exec(host)?.[0] ?? ''}`] : []

/** Which place of the object store is asked for; `null` where none is. */
export const objectPathOf = (host: string | undefined, path: string, standing: ServerAddress): ObjectPath | null => {
  const bucket = OF_BUCKET.exec(host ?? '')?.[1]
  if (bucket !== undefined) return { bucket, path }
  return isPublic(standing) && path.startsWith(`/${BUCKET}/`)
    ? { bucket: BUCKET, path: path.slice(BUCKET.length + 1) }
    : null
}
