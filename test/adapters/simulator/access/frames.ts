import type { Places } from './routes'

interface ImRow {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

const ours = { conversation_id: 'sg_470000047' }

/** Every request of the chat service, with its payload. A request without a login gets no response. */
export const IM_ROWS: readonly ImRow[] = [
  {
    event: 'send',
    data: { ...ours, client_id: 'client-of-a-row', type: 101, msg: 'hello', picture: null, video: null, ext: {} },
  },
  { event: 'history', data: { ...ours, before: null, size: 5 } },
  { event: 'range', data: { ...ours, from: 1, to: 5 } },
  { event: 'changes', data: { ...ours, since: 0 } },
  { event: 'mark_read', data: { ...ours, seq: 1 } },
  { event: 'clear', data: { ...ours, seq: 1 } },
  { event: 'delete', data: { ...ours, seq: 1 } },
  { event: 'revoke', data: { ...ours, seq: 3 } },
  { event: 'edit', data: { ...ours, seq: 3, msg: 'other words' } },
  { event: 'positions', data: {} },
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
  publish: { link: 'link-0001', sdp: 'v=0' },
  receive: { link: 'link-0001' },
  receive_answer: { link: 'link-0001', sdp: 'v=0' },
  leave: {},
  ping: {},
}
