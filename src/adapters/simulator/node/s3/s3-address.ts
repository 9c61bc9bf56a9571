import { StartupError } from '../startup-error'

/** A bucket of an S3 service, and the key pair of an account that may read, write, list and delete in the bucket. */
export interface S3Address {
  /** The URL of the bucket without a final slash, such as `https://s3.example/loop` or `https://loop.s3.example`. */
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

type Env = Readonly<Partial<Record<'S3_URL' | 'S3_REGION' | 'S3_KEY_ID' | 'S3_SECRET', string>>>

const KEY_PART = /^[\x21-\x7e]{1,200}$/

/** Parses the settings of the bucket for files. `null` without `S3_URL`. Throws `StartupError`; it names no secret. */
export const s3AddressIn = ({
  S3_URL = '',
  S3_REGION = 'us-east-1',
  S3_KEY_ID = '',
  S3_SECRET = '',
}: Env): S3Address | null => {
  if (S3_URL === '') return null
  const { protocol, username, password, search, hash, pathname, origin } = URL.canParse(S3_URL)
    ? new URL(S3_URL)
    : new URL('none:')
  if (
    !/^https?:$/.test(protocol) ||
    `${username}${password}${search}${hash}` !== '' ||
    !/^\/[\w.-]{0,63}\/?$/.test(pathname)
  )
    throw new StartupError(
      'S3_URL must be the address of a bucket, such as https://s3.example/loop or https://loop.s3.example.',
    )
  if (!/^[a-z0-9-]{1,40}$/.test(S3_REGION)) throw new StartupError('S3_REGION must be a name such as eu-central-1.')
  if (!KEY_PART.test(S3_KEY_ID) || !KEY_PART.test(S3_SECRET))
    throw new StartupError('S3_URL needs S3_KEY_ID and S3_SECRET, the key of an account that may use the bucket.')
  return { bucket: `${origin}${pathname}`.replace(/\/$/, ''), region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET }
}
