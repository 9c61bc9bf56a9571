import { WebSocket } from 'ws'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { PEOPLE, ZOE, type Places, type Who } from './routes'

type Record_ = Readonly<Record<string, unknown>>
const isRecord = (u: unknown): u is Record_ => typeof u === 'object' && u !== null && !Array.isArray(u)
export const fieldIn = (u: unknown, ...names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>(
    (acc, name) => (Array.isArray(acc) ? acc[Number(name)] : isRecord(acc) ? acc[name] : undefined),
    u,
  )
export const textIn = (u: unknown, ...names: readonly (string | number)[]): string => {
  const found = fieldIn(u, ...names)
  return typeof found === 'string' ? found : ''
}

export interface AccessResult {
  readonly status: number
  readonly json: unknown
}

/** Whether the server did and revealed nothing: an error, or an empty result where others get data. */
export const isRefused = ({ status, json }: AccessResult): boolean => {
  const [data, list] = [fieldIn(json, 'data'), fieldIn(json, 'data', 'list')]
  return status !== 200 || fieldIn(json, 'code') !== 0 || data === null || (Array.isArray(list) && list.length === 0)
}

const EMAILS: Readonly<Partial<Record<Who, string>>> = {
  outsider: 'outsider@loop.example',
  ben: 'ben@loop.example',
  ada: 'ada@loop.example',
  sky: 'super@loop.example',
}

const GROUP_FORM = {
  name: 'Appeals',
  icon: '',
  banner: '',
  description: '',
  join_type: 0,
  muted_group: 0,
  locale: 'en',
  link: '',
  link_whitelist: [],
  min_image_level: 0,
  min_speak_level: 0,
  partner_link: '',
}

/** Every test user against a fresh server, over real HTTP and websockets. */
export class AccessUsers {
  readonly #tokens = new Map<Who, string>()
  readonly #signedIn = new Map<Who, unknown>()
  constructor(readonly server: RunningServer) {}

  async call(route: string, who: Who, input: Readonly<Record<string, unknown>>): Promise<AccessResult> {
    const [method = '', path = ''] = route.split(' ')
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()}`
        : ''
    const token = this.#tokens.get(who)
    const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
    const answer = await fetch(`http://localhost:${this.server.port}${at}${query}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
    return { status: answer.status, json: await answer.json() }
  }

  /** Starts a session of this user. Returns the response of the sign-in. */
  async #enter(who: Who): Promise<unknown> {
    const email = EMAILS[who]
    if (email !== undefined) await this.call('POST /api/loop_login/send_email_login_code', 'nobody', { email })
    const inbox = await this.call('GET /simulator/inbox', 'nobody', { email: email ?? '' })
    const { json } =
      email === undefined
        ? await this.call('POST /api/loop_login/visitor_login', 'nobody', {
            platform: 'web',
            device_id: 'device-of-nobody',
          })
        : await this.call('POST /api/loop_login/email_code_login', 'nobody', {
            email,
            security_code: textIn(inbox.json, 'data', 'list', 0, 'code'),
          })
    return json
  }

  async signIn(): Promise<void> {
    for (const who of PEOPLE) {
      if (who === 'nobody') continue
      const json = await this.#enter(who)
      this.#tokens.set(who, textIn(json, 'data', 'token'))
      this.#signedIn.set(who, json)
    }
  }

  /** Signs the outsider in on another device. Returns the id of that session. */
  async #otherDevice(): Promise<string> {
    const first = this.token('outsider')
    this.#tokens.set('outsider', textIn(await this.#enter('outsider'), 'data', 'token'))
    const { json } = await this.call('GET /api/account/sessions', 'outsider', {})
    this.#tokens.set('outsider', first)
    return textIn(json, 'data', 'list', 0, 'id')
  }

  #of(field: 'uid' | 'xid'): Readonly<Record<Who, string>> {
    const of = (who: Who): string => textIn(this.#signedIn.get(who), 'data', field)
    return {
      nobody: '',
      visitor: of('visitor'),
      outsider: of('outsider'),
      ben: of('ben'),
      ada: of('ada'),
      sky: of('sky'),
    }
  }

  async space(): Promise<string> {
    const hour = Math.floor(Date.now() / 1_000)
    const { json } = await this.call('POST /api/live/room', 'ada', {
      gid: '470000047',
      title: 'Tea',
      start_time: hour,
      end_time: hour + 3_600,
      mic_mode: 0,
      announcement: '',
      locale: 'en',
    })
    return textIn(json, 'data', 'channel_id')
  }

  /** Sky removed the outsider from a group of Ada's twice. The outsider appealed the first decision, r2, and not r3. */
  async #appealed(): Promise<void> {
    const { json } = await this.call('POST /api/groupchat/create', 'ada', GROUP_FORM)
    const place = textIn(json, 'data', 'gid')
    await this.call('POST /api/groupchat/join', 'ben', { gid: place, join_mode: 0 })
    for (const [who, id] of [
      ['ada', 'r2'],
      ['ben', 'r3'],
    ] as const) {
      await this.call('POST /api/groupchat/join', 'outsider', { gid: place, join_mode: 0 })
      const about = { kind: 'person', place, id: this.#of('xid').outsider, reason: 'Other', text: '' }
      await this.call('POST /api/moderation/report', who, about)
      await this.call('POST /api/moderation/decide', 'sky', { id, act: 'remove', reason: '' })
    }
    await this.call('POST /api/moderation/appeal', 'outsider', { id: 'r2', client_id: 'c1', text: 'Why?' })
  }

  async places(): Promise<Places> {
    await this.call('POST /api/groupchat/announcement/add', 'ada', {
      gid: '470000047',
      content: 'Keys',
      pictures: [],
      ats: [],
      topics: [],
      post_type: 2,
    })
    const notices = await this.call('GET /api/groupchat/announcement/list', 'ada', {
      gid: '470000047',
      page: 1,
      limit: 10,
    })
    const memes = await this.call('GET /api/meme/list', 'ada', { page: 1, limit: 10, category: 'emoji' })
    for (const [who, request_type] of [
      ['outsider', 0],
      ['sky', 1],
    ] as const)
      await this.call('POST /api/groupchat/apply/join', who, { gid: '470000047', request_type })
    const asked = await this.call('GET /api/loop_notification/access_list', 'ada', { offset: 0, limit: 10 })
    const live = await this.space()
    // Ada decides about this report, which is the first one.
    await this.call('POST /api/moderation/report', 'ben', {
      kind: 'person',
      place: '470000047',
      id: ZOE,
      reason: 'Other',
      text: '',
    })
    await this.#appealed()
    const { json: deletion } = await this.call('GET /api/account/deletion', 'outsider', {})
    const remainders = fieldIn(deletion, 'data', 'remainders')
    return {
      remainders: Array.isArray(remainders) ? remainders.filter(isRecord) : [],
      requests: {
        ofSky: textIn(asked.json, 'data', 'list', 0, 'id'),
        ofOutsider: textIn(asked.json, 'data', 'list', 1, 'id'),
      },
      otherDevice: await this.#otherDevice(),
      live,
      soon: await this.space(),
      announcement: textIn(notices.json, 'data', 'list', 0, 'id'),
      emoji: textIn(memes.json, 'data', 'list', 0, 'id'),
      uids: this.#of('uid'),
      xids: this.#of('xid'),
    }
  }

  token(who: Who): string {
    return this.#tokens.get(who) ?? ''
  }

  async chatToken(who: Who): Promise<string> {
    await this.call('GET /api/chat/create_access_token', who, {})
    return textIn((await this.call('GET /api/chat/access_token', who, {})).json, 'data', 'token')
  }

  async line(path: '/ws' | '/im' | '/rtc'): Promise<AccessSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.server.port}${path}`)
    const line = new AccessSocket(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve).once('error', reject)
    })
    return line
  }
}

/** A websocket that records every frame. */
export class AccessSocket {
  readonly heard: unknown[] = []
  isClosed = false
  readonly #waiting = new Set<() => void>()
  constructor(private readonly socket: WebSocket) {
    const notify = (): void => {
      this.#waiting.forEach((look) => {
        look()
      })
    }
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()))
      notify()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.isClosed = true
      notify()
    })
  }

  say(event: string, data: Readonly<Record<string, unknown>>): void {
    this.socket.send(JSON.stringify({ event, data }))
  }
  close(): void {
    this.socket.terminate()
  }
  events(): readonly unknown[] {
    return this.heard.map((frame) => fieldIn(frame, 'event'))
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Resolves once the server has handled every earlier frame. */
  async settled(): Promise<void> {
    const pongs = () => this.events().filter((event) => event === 'pong').length
    const before = pongs()
    this.say('ping', {})
    await this.until(() => this.isClosed || pongs() > before)
  }
}
