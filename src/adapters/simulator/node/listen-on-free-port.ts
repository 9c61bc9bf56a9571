import type { Server } from 'node:net'

const TRIES = 20

const listenOnce = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Listens on `port`, or on the next free port, and prints that port. 0 takes any free port. Returns the port. */
export const listenOnFreePort = async (
  server: Server,
  port: number,
  host: string,
  say: (line: string) => void,
): Promise<number> => {
  for (let tried = 0; ; tried += 1) {
    try {
      const found = await listenOnce(server, port === 0 ? 0 : port + tried, host)
      if (tried > 0) say(`Port ${port} is taken; using ${found} instead.`)
      return found
    } catch (error) {
      if (!isTaken(error) || tried >= TRIES) throw error
    }
  }
}
