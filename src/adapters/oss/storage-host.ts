import type { StorageCredentials } from '../wire/entities/storage'

/** The store's address. `null` means the provider's own address for the region. */
export interface StorageHost {
  readonly endpoint: string
  /** The bucket is the first path segment, for hosts that cannot have subdomains. */
  readonly isPath: boolean
}

export const regionOf = (region: string): string => `oss-${region.replace(/^oss-/, '')}`

/** The public address of the object. */
export const objectUrl = ({ bucket, region }: StorageCredentials, host: StorageHost | null, key: string): string => {
  if (host === null) return `https://${bucket}.${regionOf(region)}.aliyuncs.com/${key}`
  return host.isPath ? `${host.endpoint}/${bucket}/${key}` : `${host.endpoint.replace('://', `://${bucket}.`)}/${key}`
}
