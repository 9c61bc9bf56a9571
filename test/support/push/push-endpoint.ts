import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'

export interface ReceivedPush {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array<ArrayBuffer>
}

export interface PushEndpoint {
  readonly origin: string
  readonly received: ReceivedPush[]
  /** Resolves to the push of this number, once it has arrived. */
  readonly nth: (number: number) => Promise<ReceivedPush>
  readonly close: () => void
}

const created = (response: ServerResponse): void => {
  response.writeHead(201).end()
}

/** A push service on this machine. `answer` responds to each push; by default the push is created. */
export const openPushEndpoint = async (answer = created): Promise<PushEndpoint> => {
  const received: ReceivedPush[] = []
  const waiting = new Set<() => void>()
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
    })
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Uint8Array.from(Buffer.concat(chunks)) })
      answer(response)
      for (const look of waiting) look()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    received,
    nth: (number) =>
      new Promise((resolve) => {
        const look = (): void => {
          const push = received[number - 1]
          if (push !== undefined) resolve(push)
        }
        waiting.add(look)
        look()
      }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
