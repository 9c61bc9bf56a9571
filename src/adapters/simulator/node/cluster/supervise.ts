import { spawn, type ChildProcess } from 'node:child_process'

const AGAIN_MS = 300
/** How long a process has to end by itself before it is killed. */
const GRACE_MS = 5_000

export interface ProcessPlan {
  /** Stands before each line that the process prints. */
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Gets each line that the process prints. */
  readonly say: (line: string) => void
}

export interface Supervised {
  readonly name: string
  readonly pid: () => number | undefined
  /** Ends the process and does not start it again. */
  readonly stop: () => Promise<void>
}

/** Keeps a process running: starts it again when it ends, until it is stopped. */
export const supervise = ({ name, command, args, env, say }: ProcessPlan): Supervised => {
  let child: ChildProcess | null = null
  let isStopped = false
  let ended: () => void = () => undefined
  let again: NodeJS.Timeout | undefined
  const tell = (chunk: Buffer): void => {
    for (const line of chunk.toString().split('\n')) if (line !== '') say(`[${name}] ${line}`)
  }
  // Ctrl-C reaches all processes of a terminal. A group of its own leaves the order of ending to the cluster.
  const start = (): void => {
    const started = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    child = started
    started.stdout.on('data', tell)
    started.stderr.on('data', tell)
    started.once('error', (error) => {
      say(`[${name}] cannot be started: ${error.message}`)
    })
    started.once('close', (code, signal) => {
      child = null
      if (isStopped) ended()
      else {
        say(`[${name}] ended (${signal ?? code ?? 'unknown'}). Starting it again.`)
        again = setTimeout(start, AGAIN_MS)
      }
    })
  }
  start()
  return {
    name,
    pid: () => child?.pid,
    stop: () =>
      new Promise((resolve) => {
        isStopped = true
        clearTimeout(again)
        if (child === null) {
          resolve()
          return
        }
        const running = child
        const late = setTimeout(() => {
          running.kill('SIGKILL')
        }, GRACE_MS)
        ended = () => {
          clearTimeout(late)
          resolve()
        }
        running.kill('SIGTERM')
      }),
  }
}
