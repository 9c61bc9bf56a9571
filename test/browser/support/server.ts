import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { preparedTown } from './prepared-profile'

const root = path.dirname(path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url)))))

/** How long a stopped server may take to close its connections and its store. */
const STOP_MS = 10_000

/** The errors that a page reports while the server is down, also for a file that was on its way. */
export const SERVER_GONE =
  /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|WebSocket connection to/

export interface ServerOptions {
  readonly seed: number
  /** Additional arguments for the server's command line. */
  readonly args: readonly string[]
  /** With `isNew`, the server starts without the prepared accounts. */
  readonly isNew?: true
}

/** The server as its own process with its own data directory, so that a test can really kill it. */
export class TestServer {
  #child: ChildProcess | undefined
  #origin = ''
  #printed = ''

  private constructor(
    readonly dataDir: string,
    private readonly options: ServerOptions,
  ) {}

  /** Whether this server has the prepared accounts. */
  get isKnown(): boolean {
    return this.options.isNew !== true && this.options.args.length === 0
  }

  static async start(options: ServerOptions): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(path.join(tmpdir(), 'host-')), options)
    const known = server.isKnown ? preparedTown() : null
    if (known !== null) await cp(known, server.dataDir, { recursive: true })
    await server.restart()
    return server
  }

  get origin(): string {
    return this.#origin
  }

  /** All text that the server process has printed so far. */
  get printed(): string {
    return this.#printed
  }

  /** Starts the server with its data and, after the first start, on the same port. `more` are further arguments. */
  async restart(more: readonly string[] = []): Promise<void> {
    const main = path.join(root, 'dist', 'server', 'main.js')
    const child = spawn(
      process.execPath,
      [
        main,
        '--data',
        this.dataDir,
        '--seed',
        String(this.options.seed),
        '--pace',
        '0',
        '--unlimited',
        ...this.options.args,
        ...more,
      ],
      {
        cwd: root,
        env: { ...process.env, PORT: this.#origin === '' ? '0' : new URL(this.#origin).port, HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.#child = child
    // If the test runner dies, the server must not outlive it.
    const orphan = () => child.kill('SIGKILL')
    process.once('exit', orphan)
    child.once('exit', () => process.off('exit', orphan))
    this.#origin = await this.#addressOf(child)
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Stops the server and moves the server's data to `home`. */
  async leave(home: string): Promise<void> {
    await this.#end('SIGTERM')
    await rename(this.dataDir, home)
  }

  #addressOf(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = ''
      const read = (chunk: Buffer) => {
        text += chunk.toString()
        this.#printed += chunk.toString()
        const address = /http:\/\/[\w.]+:\d+/.exec(text)?.[0]
        if (address !== undefined) resolve(address)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('error', reject)
      child.once('exit', (code) => {
        reject(new Error(`The host ended with ${code} before it was ready:\n${text}`))
      })
    })
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    const [code] = await ended
    clearTimeout(impatience)
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`The host did not stop cleanly (${code}):\n${this.#printed}`)
  }
}
