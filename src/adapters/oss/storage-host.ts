import type { StorageCredentials } from '../wire/entities/storage'

/** Where the object store is. `null` stands for the provider's default host of the region. */
export interface StorageHost {
  readonly endpoint: string
  /** Whether the bucket is the first path segment. A host without subdomains needs the bucket in the path. */
  readonly isPath: boolean
}

export const regionOf = (region: string): string => `oss-${region.replace(/^oss-/, '')}`

/** The public URL of a stored object. */
export const objectUrl = ({ bucket, region }: StorageCredentials, host: StorageHost | null, key: string): string => {
  if (host === null) return `https://${bucket}.${regionOf(region)}.aliyuncs.com/${key}`
  return host.isPath ? `${host.endpoint}/${bucket}/${key}` : `${host.endpoint.replace('://', `://${bucket}.`)}/${key}`
}
