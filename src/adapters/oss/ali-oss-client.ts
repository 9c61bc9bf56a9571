import OSS from 'ali-oss'
import * as TE from 'fp-ts/TaskEither'
import { CREDENTIALS_LIFETIME_MS } from '../rest/storage-credentials'
import type { StorageCredentials } from '../wire/entities/storage'
import type { UploadCheckpoint } from '../../application/ports/file-store'
import type { OssClient, OssClientDeps } from './oss-client'
import { ossFailureOf } from './oss-failure'
import { regionOf } from './storage-host'

/**
 * The size of an uploaded part in bytes: small enough for a smooth progress bar, large enough for few requests. The
 * service refuses parts below 100 kB.
 */
const PART_BYTES = 524_288
const AT_ONCE = 3
/** The time, in milliseconds, after which a request without a response fails. */
const TIME_LIMIT_MS = 60_000

export type AliOss = Pick<OSS, 'multipartUpload' | 'head' | 'abortMultipartUpload' | 'cancel'>
export type MakeAliOss = (deps: OssClientDeps) => AliOss

const keysOf = ({ accessKeyId, accessKeySecret, securityToken }: StorageCredentials) => ({
  accessKeyId,
  accessKeySecret: accessKeySecret.reveal(),
  stsToken: securityToken.reveal(),
})

const makeVendor: MakeAliOss = ({ pass, host, renew }) =>
  new OSS({
    ...keysOf(pass),
    region: regionOf(pass.region),
    bucket: pass.bucket,
    refreshSTSTokenInterval: CREDENTIALS_LIFETIME_MS,
    refreshSTSToken: async () => keysOf(await renew()),
    authorizationV4: true,
    timeout: TIME_LIMIT_MS,
    ...(host === null
      ? { secure: true }
      : { endpoint: host.endpoint, secure: host.endpoint.startsWith('https:'), sldEnable: host.isPath }),
  })

const asCheckpoint = ({ uploadId, partSize, doneParts }: UploadCheckpoint): UploadCheckpoint => ({
  uploadId,
  partSize,
  doneParts: doneParts.map(({ number, etag }) => ({ number, etag })),
})

/** Uploads files in parts through the vendor's client. */
export const makeAliOssClient = (deps: OssClientDeps, make: MakeAliOss = makeVendor): OssClient => {
  const vendor = make(deps)
  return {
    upload: ({ key, body, checkpoint }, reached) =>
      TE.tryCatch(async () => {
        await vendor.multipartUpload(key, body, {
          partSize: PART_BYTES,
          parallel: AT_ONCE,
          mime: body.type,
          ...(checkpoint === null
            ? {}
            : {
                checkpoint: {
                  ...checkpoint,
                  doneParts: checkpoint.doneParts.map((part) => ({ ...part })),
                  file: body,
                  name: key,
                  fileSize: body.size,
                },
              }),
          progress: (share: number, at: UploadCheckpoint | null | undefined) => {
            reached(share, at == null ? null : asCheckpoint(at))
          },
        })
      }, ossFailureOf),
    size: (key) =>
      TE.tryCatch(async () => {
        const { res } = await vendor.head(key)
        const length: unknown = Reflect.get(res.headers, 'content-length')
        return Number(length)
      }, ossFailureOf),
    abort: (key, uploadId) =>
      TE.tryCatch(async () => {
        await vendor.abortMultipartUpload(key, uploadId)
      }, ossFailureOf),
    cancel: () => {
      vendor.cancel()
    },
  }
}
