import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { WebSocketServer } from 'ws'

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
])

/**
 * One message in two formats: the frame that the chat service pushes, and the minimal frame that a floor page needs.
 * @param {string} gid
 * @param {number} seq
 */
const frames = (gid, seq) => {
  const id = `sg_${gid}`
  const text = `no ${seq} and what else one says in a square`
  const message = {
    id: `m-${id}-${seq}`,
    conversation_id: id,
    seq,
    client_id: null,
    from: 'x-1',
    username: 'Person 1',
    head: null,
    time: 1_777_636_800_000 + seq * 40_000,
    type: 101,
    msg: text,
  }
  return {
    im: JSON.stringify({ event: 'push', data: { messages: [message] } }),
    floor: JSON.stringify({ gid, seq, text, message }),
  }
}

/**
 * Serves the bench pages, a websocket that acts as the chat service, and a minimal websocket for floor pages. `/emit`
 * sends `count` messages over both websockets, one frame per message: `batch` messages every `every` ms.
 * @param {string} directory
 */
export async function startBenchServer(directory) {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  /** @type {Set<{ kind: 'im' | 'floor', send: (text: string) => void }>} */
  const open = new Set()

  /** @param {import('ws').WebSocket} socket @param {'im' | 'floor'} kind */
  const attach = (socket, kind) => {
    const client = {
      kind,
      send: (/** @type {string} */ text) => {
        socket.send(text)
      },
    }
    if (kind === 'floor') open.add(client)
    socket.on('close', () => {
      open.delete(client)
    })
    socket.on('message', (data) => {
      const { event, data: asked } = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}')
      if (event === 'login') {
        open.add(client)
        socket.send(JSON.stringify({ event: 'logged', data: {} }))
      } else if (event === 'ping') socket.send(JSON.stringify({ event: 'pong', data: {} }))
      else
        socket.send(
          JSON.stringify({
            event: 'ack',
            data: { request_id: asked.request_id, code: 0, msg: '', data: { list: [] } },
          }),
        )
    })
  }

  /** @param {URLSearchParams} query */
  const emit = async (query) => {
    const number = (/** @type {string} */ name) => Number(query.get(name) ?? 1)
    const [from, count, batch, every] = [number('from'), number('count'), number('batch'), number('every')]
    const gid = query.get('gid') ?? ''
    const begun = performance.now()
    for (let sent = 0; sent < count; sent += batch) {
      const late = begun + (sent / batch) * every - performance.now()
      if (every > 0 && late > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, late)
        })
      for (let seq = from + sent; seq < from + Math.min(count, sent + batch); seq += 1) {
        const made = frames(gid, seq)
        for (const { kind, send } of open) send(made[kind])
      }
      if (every === 0)
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/emit') {
      response.end()
      void emit(url.searchParams)
      return
    }
    const extension = path.extname(url.pathname)
    readFile(path.join(directory, extension === '' ? '/product.html' : url.pathname)).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': TYPES.get(extension) ?? 'text/html' }).end(content)
      },
      () => {
        response.writeHead(404).end()
      },
    )
  })
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      attach(opened, request.url === '/im' ? 'im' : 'floor')
    })
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined)
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}
