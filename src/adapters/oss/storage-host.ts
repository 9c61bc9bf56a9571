import type { StorageCredentials } from '../wire/entities/storage'

/** Where the store is; `null`: at the provider's own address for the region that it names. */
export interface StorageHost {
  readonly endpoint: string
  /** The bucket is the first part of the path: for hosts that can have no names below them. */
  readonly isPath: boolean
}

export const regionOf = (region: string): string => `oss-${region.replace(/^oss-/, '')}`

/** The address by which everybody reads it. */
export const objectUrl = ({ bucket, region }: StorageCredentials, host: StorageHost | null, key: string): string => {
  if (host === null) return `https://${bucket}.${regionOf(region)}.aliyuncs.com/${key}`
  return host.isPath ? `${host.endpoint}/${bucket}/${key}` : `${host.endpoint.replace('://', `://${bucket}.`)}/${key}`
}
