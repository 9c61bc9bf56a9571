import { StartupError } from '../../startup-error'

/** The NATS servers of a cluster. The user and the password never appear in a message. */
export interface NatsAddress {
  /** `host:port` of each server. */
  readonly servers: readonly string[]
  readonly isSecure: boolean
  readonly user?: string
  readonly pass?: string
}

const MOST_SERVERS = 16
const SCHEME = /^(nats|tls):\/\//

const refusal = (): StartupError =>
  new StartupError(
    'STORE must be addresses such as nats://127.0.0.1:4222,127.0.0.1:4223, with a user and a password before the first\n' +
      'if the servers ask for them (nats://USER:PASSWORD@host:4222), or tls:// in place of nats://.',
  )

const parse = (text: string): URL => {
  // `http:` makes the parser split names, ports and users, which it does not do for schemes that it does not know.
  const url = `http://${text}`
  if (!/^[\x21-\x7e]{1,300}$/.test(text) || !URL.canParse(url)) throw refusal()
  const parsed = new URL(url)
  if (parsed.hostname === '' || parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') throw refusal()
  return parsed
}

/** Parses `nats://[USER:PASSWORD@]host[:port][,host[:port]…]`. Throws `StartupError`. */
export const natsAddressIn = (text: string): NatsAddress => {
  const scheme = SCHEME.exec(text)?.[1]
  const parts = text.split(',').map((part) => part.trim().replace(SCHEME, ''))
  if (scheme === undefined || parts.length > MOST_SERVERS) throw refusal()
  const urls = parts.map(parse)
  const login = urls.find(({ username }) => username !== '')
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port === '' ? '4222' : port}`),
    isSecure: scheme === 'tls',
    ...(login === undefined
      ? {}
      : { user: decodeURIComponent(login.username), pass: decodeURIComponent(login.password) }),
  }
}
