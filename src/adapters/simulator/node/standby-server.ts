import { createServer } from 'node:http'
import { answerUnavailable } from './health'
import { listenOnFreePort } from './listen-on-free-port'

export interface StandbyServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Answers 503 at the address of a server that does not serve members yet. */
export const startStandbyServer = async (
  port: number,
  host: string,
  say: (line: string) => void,
): Promise<StandbyServer> => {
  const server = createServer((_request, response) => {
    answerUnavailable(response)
  })
  server.on('upgrade', (_request, socket) => {
    socket.destroy()
  })
  const found = await listenOnFreePort(server, port, host, say)
  return {
    port: found,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
