import type { StorageCredentials } from '../wire/entities/storage'

/** The address of the object store. `null` means the provider's own address for the region. */
export interface StorageHost {
  readonly endpoint: string
  /** Whether the bucket is the first path segment. Hosts that cannot have subdomains need this. */
  readonly isPath: boolean
}

export const regionOf = (region: string): string => `oss-${region.replace(/^oss-/, '')}`

/** The public address of the object. */
export const objectUrl = ({ bucket, region }: StorageCredentials, host: StorageHost | null, key: string): string => {
  if (host === null) return `https://${bucket}.${regionOf(region)}.aliyuncs.com/${key}`
  return host.isPath ? `${host.endpoint}/${bucket}/${key}` : `${host.endpoint.replace('://', `://${bucket}.`)}/${key}`
}
