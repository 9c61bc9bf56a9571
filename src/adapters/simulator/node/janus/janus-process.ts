import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Random } from '../../../../application/ports/browser/random'
import { freePorts } from '../free-ports'
import type { JanusAddress } from './janus-forwarder'

/** The plugins and transports of Debian's package that rooms do not need. */
const PLUGINS = 'audiobridge duktape echotest lua nosip recordplay sip streaming textroom videocall voicemail'
const TRANSPORTS = 'http mqtt nanomsg pfunix rabbitmq'

const onPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null

/** The file of the Janus program, or `null` if it is not installed. */
export const findJanus = (): string | null => onPath('janus')

const listed = (names: string): string =>
  names
    .split(' ')
    .map((name) => `libjanus_${name}.so`)
    .join(',')

const writeConfiguration = (folder: string, port: number, secret: string, isLocal: boolean): void => {
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, `${name}.jcfg`), text, { mode: 0o600 })
  }
  write(
    'janus',
    `general: { configs_folder = "${folder}", api_secret = "${secret}", debug_level = 2 }
nat: { full_trickle = false${isLocal ? ', ice_enforce_list = "lo"' : ''} }
plugins: { disable = "${listed(PLUGINS)}" }
transports: { disable = "${listed(TRANSPORTS)}" }
loggers: { disable = "libjanus_jsonlog.so" }
events: { broadcast = false }
`,
  )
  write(
    'janus.transport.websockets',
    `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1", ws_interface = "lo", json = "compact" }
admin: { admin_ws = false }
`,
  )
  write('janus.plugin.videoroom', 'general: { string_ids = true }\n')
}

export interface JanusProcessOptions {
  readonly file: string
  /** Whether browsers reach this server only over loopback. Then Janus uses no other network. */
  readonly isLocal: boolean
  readonly random: Random
}

/** Runs Janus as a separate process (it is licensed under the GPL), with a configuration of its own. */
export const makeJanusProcess = ({ file, isLocal, random }: JanusProcessOptions) => {
  let child: ChildProcess | null = null
  let address: JanusAddress | null = null

  const run = async (): Promise<JanusAddress> => {
    const [port = 0] = await freePorts(1)
    const folder = mkdtempSync(path.join(tmpdir(), 'loop-janus-'))
    const secret = random.id()
    writeConfiguration(folder, port, secret, isLocal)
    const settings = ['--configs-folder', folder, '--config', path.join(folder, 'janus.jcfg'), '--disable-stdout']
    // `setpriv` ends Janus when this process is killed.
    const setpriv = onPath('setpriv')
    const [program, ...given] = setpriv === null ? [file] : [setpriv, '--pdeathsig', 'KILL', file]
    const started = spawn(program, [...given, ...settings], { stdio: 'ignore' })
    child = started
    const over = (): void => {
      if (child === started) child = null
      rmSync(folder, { recursive: true, force: true })
    }
    started.once('exit', over).once('error', over)
    return { url: `ws://127.0.0.1:${port}`, secret }
  }

  return {
    /** Resolves to the address of Janus. Starts Janus if it is not running. */
    start: async (): Promise<JanusAddress> => {
      if (child === null || address === null) address = await run()
      return address
    },
    /** The number of the running process, or `null`. */
    pid: (): number | null => child?.pid ?? null,
    stop: (): void => {
      child?.kill('SIGKILL')
      child = null
    },
  }
}
