import * as t from 'io-ts'
import { Secret } from '../../../application/ports/browser/vault'
import { defineGet } from '../codecs/http-call'
import { recordCodec } from '../codecs/fields'

/** Temporary write credentials for the object store (spec 1 §7, spec 2 §3). The credentials stay in memory only. */
export interface StorageCredentials {
  /** A region such as `cn-hangzhou`, optionally with the prefix `oss-`. */
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly accessKeySecret: Secret
  readonly securityToken: Secret
}

const PassFields = t.type({
  region_id: t.string,
  access_key_id: t.string,
  access_key_secret: t.string,
  security_token: t.string,
  bucket: t.string,
})

const isPass = (u: unknown): u is StorageCredentials => t.UnknownRecord.is(u) && u['accessKeySecret'] instanceof Secret

export const StorageCredentialsWire = recordCodec(
  'StoragePass',
  isPass,
  PassFields,
  ({ region_id, access_key_id, access_key_secret, security_token, bucket }): StorageCredentials => ({
    region: region_id,
    bucket,
    accessKeyId: access_key_id,
    accessKeySecret: new Secret(access_key_secret),
    securityToken: new Secret(security_token),
  }),
  ({ region, bucket, accessKeyId, accessKeySecret, securityToken }) => ({
    region_id: region,
    bucket,
    access_key_id: accessKeyId,
    access_key_secret: accessKeySecret.reveal(),
    security_token: securityToken.reveal(),
  }),
)

/** The call that reads storage credentials (spec 1 §7, spec 2 §7). */
export const storageCalls = {
  ossToken: defineGet('/api/app/oss_token', t.strict({}), () => StorageCredentialsWire),
} as const
