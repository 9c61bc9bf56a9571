import { WebSocket } from 'ws'

/** @typedef {{ status: number, code: number, msg: string, data: any }} Answer */

let addresses = 0
/** Another network address. The proxy in front of a public server names it. */
export const newAddress = () => {
  addresses += 1
  return `198.${18 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
}

/** A person, or a stranger's program that pretends to be one. */
export class Person {
  token = ''
  xid = ''
  uid = ''

  /** @param {number} port @param {string} address */
  constructor(port, address = newAddress()) {
    this.port = port
    this.address = address
  }

  /**
   * @param {string} route such as `POST /api/live/join`
   * @param {Record<string, unknown>} input
   * @returns {Promise<Answer>}
   */
  async call(route, input = {}) {
    const [method = 'GET', at = '/'] = route.split(' ')
    const fields = Object.entries(input).map(([name, value]) => [name, String(value)])
    const query = method === 'GET' ? `?${new URLSearchParams(fields).toString()}` : ''
    const answer = await fetch(`http://127.0.0.1:${this.port}${at}${query}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': this.address, token: this.token },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
    const json = await answer.json()
    return { status: answer.status, ...json }
  }

  /** @param {string} email */
  async signIn(email) {
    await this.call('POST /api/loop_login/send_email_login_code', { email })
    const inbox = await this.call('GET /simulator/inbox', { email })
    const security_code = inbox.data?.list?.[0]?.code ?? ''
    const { data } = await this.call('POST /api/loop_login/email_code_login', { email, security_code })
    Object.assign(this, { token: data.token, xid: data.xid, uid: data.uid })
    return this
  }

  /** The token of the chat service. */
  async chatToken() {
    await this.call('GET /api/chat/create_access_token')
    return (await this.call('GET /api/chat/access_token')).data.token
  }

  /** @param {'/ws' | '/im' | '/rtc'} path */
  line(path) {
    return openLine(this.port, path, this.address)
  }

  /** A connection to the chat service with a sign-in. */
  async chat() {
    const line = await this.line('/im')
    line.say('login', { token: await this.chatToken(), platform_id: 5 })
    await line.until((event) => event === 'logged')
    return line
  }

  /** A realtime connection with a sign-in. */
  async feed() {
    const line = await this.line('/ws')
    line.say('login', { token: this.token })
    await line.until((event) => event !== '')
    return line
  }
}

/** A WebSocket that keeps what it hears. */
class Line {
  /** @type {{ event: string, data: any, size: number }[]} */
  heard = []
  isClosed = false

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.socket = socket
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : ''
      this.heard.push({ ...JSON.parse(text), size: text.length })
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.isClosed = true
    })
  }

  /** @param {string} event @param {Record<string, unknown>} data */
  say(event, data) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ event, data }))
  }

  /**
   * Waits until a frame was heard, the line was closed, or the time is over.
   * @param {(event: string) => boolean} isIt
   */
  async until(isIt, seconds = 5) {
    for (let n = 0; n < seconds * 50; n += 1) {
      const found = this.heard.find(({ event }) => isIt(event))
      if (found !== undefined || this.isClosed) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return undefined
  }

  close() {
    this.socket.terminate()
  }
}

/** @param {number} port @param {string} path @param {string} address @returns {Promise<Line>} */
function openLine(port, path, address) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
  const line = new Line(socket)
  return new Promise((resolve) => {
    socket.once('open', () => resolve(line))
    socket.once('close', () => resolve(line))
  })
}
