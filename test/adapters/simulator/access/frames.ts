import type { Places, Who } from './routes'

/**
 * The users for whom the chat service refuses the request. `done` is `null` when every test user is refused, because
 * the message belongs to somebody else.
 */
export interface ImRow {
  readonly event: string
  readonly refused: readonly Who[]
  readonly done: Who | null
  readonly data: Readonly<Record<string, unknown>>
}

const ours = { conversation_id: 'sg_470000047' }
const MEMBERS = ['visitor', 'outsider'] as const
const EDITORS = [...MEMBERS, 'ben'] as const

/** Every request of the chat service, with its payload. A request without a login gets no response. */
export const IM_ROWS: readonly ImRow[] = [
  {
    event: 'send',
    refused: MEMBERS,
    done: 'ben',
    data: { ...ours, client_id: 'client-of-a-row', type: 101, msg: 'hello', picture: null, video: null, ext: {} },
  },
  { event: 'history', refused: MEMBERS, done: 'ben', data: { ...ours, before: null, size: 5 } },
  { event: 'range', refused: MEMBERS, done: 'ben', data: { ...ours, from: 1, to: 5 } },
  { event: 'changes', refused: MEMBERS, done: 'ben', data: { ...ours, since: 0 } },
  { event: 'mark_read', refused: MEMBERS, done: 'ben', data: { ...ours, seq: 1 } },
  { event: 'clear', refused: MEMBERS, done: 'ben', data: { ...ours, seq: 1 } },
  { event: 'delete', refused: EDITORS, done: 'ada', data: { ...ours, seq: 1 } },
  { event: 'revoke', refused: [...EDITORS, 'ada', 'sky'], done: null, data: { ...ours, seq: 3 } },
  { event: 'edit', refused: [...EDITORS, 'ada', 'sky'], done: null, data: { ...ours, seq: 3, msg: 'other words' } },
  { event: 'positions', refused: [], done: 'visitor', data: {} },
]

/** A room event over the realtime socket, from somebody outside the room who pretends to be its host. */
export const forged = ({ xids: { ada, ben } }: Places, channelId: string): Readonly<Record<string, unknown>> => ({
  channel_id: channelId,
  from_xid: ada,
  to_xid: ben,
  live_role: 4,
  mic_mode: 1,
  emoji: '🎉',
  user: { xid: ada, username: 'Ada', head: null, live_role: 6, mic: 1 },
})

const inSquare = { conversation_sid: 'sg_10000001' }

/** Feature frames over the realtime socket. The target of each frame does not belong to its sender. */
export const FEATURE_FRAMES: Readonly<Record<string, (places: Places) => Readonly<Record<string, unknown>>>> = {
  bubble_join: () => ({ ...inSquare, bubble_event_id: 'r-of-nobody' }),
  bubble_click: () => ({
    ...inSquare,
    bubble_event_id: 'r-of-nobody',
    bubble_id: 'b1',
    uid: '1000000001',
    rewards: '1000',
  }),
}

/** Frames on the signalling socket of a room, before the room has admitted the browser. */
export const RTC_DATA: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  join: {},
  send: { kinds: ['microphone'] },
  signal: { to: 'peer-of-ada', signal: { kind: 'lost', link: 'link-0001' } },
  leave: {},
  ping: {},
}
