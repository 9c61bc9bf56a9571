import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PACE_LIMIT } from '../../wire/calls/simulator-calls'
import type { AllowedAncestors } from '../../page-policy/frame-ancestors'
import { MESH_LIMIT } from '../../wire/frames/rtc-frame'
import { janusIn } from './janus/janus-address'
import { s3AddressIn } from './s3/s3-address'
import { isLoopback } from './host-header'
import { StartupError } from './startup-error'
import { exportedLines } from './store/sqlite-store'
import { natsAddressIn, type NatsAddress } from './store/nats/nats-address'
import { startInCluster } from './start-in-cluster'
import type { RunningServer, ServerOptions } from './server-options'
import { startServer } from './start-server'
import { ADA } from '../state/seed/residents'

const SHARED = `Reached from elsewhere, this server is a test bench only: anyone who reaches it can read the simulated inbox and
sign in as anybody, and rooms, microphone and clipboard need https there. Put a TLS proxy before it and set PUBLIC_ORIGIN to its address, or use localhost.`

/** Thirty days in milliseconds, longer than any deadline of the server. */
const LONGEST_AHEAD_MS = 30 * 86_400_000

const wholeNumber = (text: string, name: string, most: number): number => {
  const number = Number(text)
  if (/^[0-9]{1,10}$/.test(text) && number <= most) return number
  throw new StartupError(`${name} must be a whole number up to ${most}, not "${text}".`)
}

const paceOf = (text: string): number => {
  if (/^[0-9]{1,3}(?:\.[0-9]{1,3})?$/.test(text) && Number(text) <= PACE_LIMIT) return Number(text)
  throw new StartupError(`--pace must be a number up to ${PACE_LIMIT}, not "${text}". 1 is normal, 0 is silence.`)
}

/** Parses an origin: `http` or `https`, a hostname and an optional port. `null` for any other text. */
const webOrigin = (text: string): string | null => {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  return /^https?:/.test(origin) && text.replace(/\/$/, '').toLowerCase() === origin ? origin : null
}

const publicOriginIn = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const origin = webOrigin(text)
  if (origin !== null) return origin
  throw new StartupError(`PUBLIC_ORIGIN must be an address such as https://loop.example, not "${text}".`)
}

/** Parses `harbor=https://harbor.example`: pages of that origin may embed the pages of the partner `harbor`. */
const framersIn = (partners: readonly string[]): AllowedAncestors => {
  const framers: Record<string, readonly string[]> = {}
  for (const one of partners) {
    const [, link = '', address = ''] = /^([A-Za-z0-9_-]{1,64})=(.+)$/.exec(one) ?? []
    const origin = webOrigin(address)
    if (link === '' || origin === null)
      throw new StartupError(
        `--partner must be a link and an address such as harbor=https://harbor.example, not "${one}".`,
      )
    framers[link] = [...(framers[link] ?? []), origin]
  }
  return framers
}

/**
 * Whether to print only the error's message, without a stack trace. Startup errors and argument errors explain
 * themselves.
 */
const isForPeople = (error: unknown): error is Error =>
  error instanceof StartupError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Parses hostnames or addresses into the spelling that browsers use. */
const botHostsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '')
    .map((one) => {
      if (/^[a-z0-9.:-]{1,253}$/.test(one)) return one
      throw new StartupError(`BOT_HOSTS must be names of hosts with commas between them, not "${one}".`)
    })

const pushOriginsIn = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => {
    const origin = webOrigin(text)
    if (origin !== null) return origin
    throw new StartupError(`--push-origin must be an address such as http://127.0.0.1:4000, not "${text}".`)
  })

/** The servers that keep the log, or `null` for a file in the data folder. */
const storeIn = (text: string | undefined): NatsAddress | null =>
  text === undefined || text === '' ? null : natsAddressIn(text)

const portIn = (text = '5173'): number => wholeNumber(text, 'PORT', 65_535)

const announce = (server: RunningServer, { mode, publicOrigin }: ServerOptions, isLocal: boolean): void => {
  console.log(`Loop is at ${server.origin}`)
  if (mode === 'testing') {
    console.log(`A new account is asked for an invite code. Ada's code is ${server.inviteCodeOf(ADA)}.`)
    console.log('Test sign-ins by e-mail: ada@loop.example and ben@loop.example. Their codes are printed here.')
  }
  if (publicOrigin !== undefined) console.log(`Behind its proxy it is at ${publicOrigin}`)
  if (!isLocal) console.log(SHARED)
}

/** Stops the process on Ctrl-C, or when its manager asks for it. */
const stopWith = (close: () => Promise<void>): void => {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    void close().then(() => {
      process.exit(0)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Runs servers of this machine that share a log. All other arguments are theirs. */
const runCluster = async (size: string, dataDir: string, fresh: boolean): Promise<void> => {
  if (!['3', '5'].includes(size)) throw new StartupError(`--cluster is 3 or 5, not "${size}".`)
  const host = process.env['HOST'] ?? '127.0.0.1'
  if (!isLoopback(host) && publicOriginIn(process.env['PUBLIC_ORIGIN']) === undefined)
    throw new StartupError('With --cluster, HOST needs PUBLIC_ORIGIN: the address of the TLS proxy before the cluster.')
  const { startCluster } = await import('./cluster/start-cluster')
  const cluster = await startCluster({
    size: Number(size),
    dataDir,
    fresh,
    host,
    port: portIn(process.env['PORT']),
    main: fileURLToPath(import.meta.url),
    args: argumentsWithout(process.argv.slice(2), ['--cluster', '--data'], ['--fresh']),
    say: console.log,
  })
  stopWith(cluster.close)
  await cluster.ready()
  console.log(`${size} servers share one log. Members reach them at ${cluster.origin}`)
}

/** `named` take a value, in the next argument or after an equals sign; `flags` do not. */
const argumentsWithout = (
  args: readonly string[],
  named: readonly string[],
  flags: readonly string[],
): readonly string[] =>
  args.filter(
    (argument, at) =>
      !flags.includes(argument) && !named.includes(argument.replace(/=.*$/, '')) && !named.includes(args[at - 1] ?? ''),
  )

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      cluster: { type: 'string' },
      'front-port': { type: 'string' },
      seed: { type: 'string', default: '1' },
      fresh: { type: 'boolean', default: false },
      repair: { type: 'boolean', default: false },
      export: { type: 'string' },
      mode: { type: 'string', default: 'testing' },
      pace: { type: 'string', default: '0' },
      'clock-ahead': { type: 'string', default: '0' },
      'full-room': { type: 'boolean', default: false },
      mesh: { type: 'string', default: String(MESH_LIMIT) },
      unlimited: { type: 'boolean', default: false },
      partner: { type: 'string', multiple: true, default: [] },
      'push-origin': { type: 'string', multiple: true, default: [] },
    },
  })
  const {
    data = values.cluster === undefined ? '.data/local' : '.data/cluster',
    seed,
    fresh,
    repair,
    mode,
    pace,
    unlimited: isUnlimited,
  } = values
  const store = storeIn(process.env['STORE'])
  if (store !== null && (fresh || repair || values.export !== undefined))
    throw new StartupError('--fresh, --repair and --export are for a log in a data folder, not for STORE.')
  if (values.cluster !== undefined) {
    await runCluster(values.cluster, path.resolve(data), fresh)
    return
  }
  if (values.export !== undefined) {
    const { lines, isWhole } = exportedLines(path.resolve(data))
    writeFileSync(values.export, lines.map((line) => `${line}\n`).join(''))
    console.log(`Wrote ${lines.length} rows to ${values.export}.${isWhole ? '' : ' The rows after them are damaged.'}`)
    return
  }
  if (mode !== 'testing' && mode !== 'production') throw new StartupError('--mode is testing or production.')
  const host = process.env['HOST'] ?? '127.0.0.1'
  const publicOrigin = publicOriginIn(process.env['PUBLIC_ORIGIN'])
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host) && publicOrigin === undefined
  if (isUnlimited && !isLocal) throw new StartupError('--unlimited is for a server that nobody else reaches.')
  const janus = janusIn(process.env['JANUS_URL'], process.env['JANUS_SECRET'])
  const s3 = s3AddressIn(process.env)
  if (s3 !== null && fresh) throw new StartupError('--fresh deletes no bucket. Empty it, then start without --fresh.')
  const options: ServerOptions = {
    host,
    mode,
    fresh,
    repair,
    isUnlimited,
    ...(janus === null ? {} : { janus }),
    ...(s3 === null ? {} : { s3 }),
    meshLimit: wholeNumber(values.mesh, '--mesh', MESH_LIMIT),
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
    fullRoom: values['full-room'],
    clockAheadMs: wholeNumber(values['clock-ahead'], '--clock-ahead', LONGEST_AHEAD_MS),
    port: portIn(process.env['PORT']),
    ...(values['front-port'] === undefined
      ? {}
      : { frontPort: wholeNumber(values['front-port'], '--front-port', 65_535) }),
    pace: paceOf(pace),
    framers: framersIn(values.partner),
    pushOrigins: pushOriginsIn(values['push-origin']),
    botHosts: botHostsIn(process.env['BOT_HOSTS'] ?? ''),
    seed: wholeNumber(seed, '--seed', 4_294_967_295),
    dataDir: path.resolve(data),
    clientDir: fileURLToPath(new URL('../client', import.meta.url)),
  }
  const tell = (server: RunningServer): void => {
    announce(server, options, isLocal)
  }
  if (store === null) {
    const server = await startServer(options)
    stopWith(server.close)
    tell(server)
    return
  }
  const member = await startInCluster(store, options)
  stopWith(member.close)
  const server = await member.serving
  if (server !== null) tell(server)
}

try {
  await run()
} catch (error) {
  if (!isForPeople(error)) throw error
  console.error(error.message)
  process.exit(1)
}
