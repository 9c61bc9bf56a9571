import type { StateOf } from '../event-log'
import type { ChannelId, TabId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { CallPeer } from './call'
import type { CallContext } from './call.setup'
import { callsReducer, isCurrent } from './calls'

type Calls = StateOf<typeof callsReducer>

/** `alone`: the peer has left the channel for a moment. `over`: the outcome of the call is shown. */
export type CallPhase =
  | 'starting'
  | 'awaiting'
  | 'unreachable'
  | 'noResponse'
  | 'checking'
  | 'ringing'
  | 'accepting'
  | 'joining'
  | 'together'
  | 'alone'
  | 'over'

const PHASES: ReadonlySet<unknown> = new Set<CallPhase>([
  'starting',
  'awaiting',
  'unreachable',
  'noResponse',
  'checking',
  'ringing',
  'accepting',
  'joining',
  'together',
  'alone',
  'over',
])
const isPhase = (name: unknown): name is CallPhase => PHASES.has(name)

/** The first segment of the state's path that is a `CallPhase`. */
const phaseOf = (value: unknown): CallPhase => {
  if (typeof value !== 'object' || value === null) return isPhase(value) ? value : 'over'
  const [name, inner] = Object.entries(value)[0] ?? []
  return isPhase(name) ? name : phaseOf(inner)
}

export interface CallViewModel extends CallContext {
  readonly key: string
  readonly phase: CallPhase
}

const shown = ([key, { value, context }]: readonly [string, Calls['byKey'][string]]): CallViewModel => ({
  ...context,
  key,
  phase: phaseOf(value),
})

export const currentCall = ({ byKey }: Calls): CallViewModel | null => {
  const current = entriesOf(byKey).find(([, item]) => isCurrent(item))
  return current === undefined ? null : shown(current)
}

/** The call that ended last, while its outcome is still shown. */
export const lastCall = ({ byKey }: Calls): CallViewModel | null =>
  entriesOf(byKey)
    .filter(([, item]) => !isCurrent(item) && item.context.ending !== null)
    .map(shown)
    .sort((first, last) => last.until - first.until)[0] ?? null

/** The media that this tab has to run for the call. */
export interface CallMediaTarget {
  readonly channelId: ChannelId
  readonly peer: CallPeer['xid']
  readonly microphone: boolean
  readonly camera: boolean
}

const IN_CHANNEL: ReadonlySet<CallPhase> = new Set([
  'awaiting',
  'unreachable',
  'noResponse',
  'joining',
  'together',
  'alone',
])

/** The media of the current call; `null` if another tab runs the media or no call is current. */
export const callMediaTarget = (calls: Calls, tab: TabId | null): CallMediaTarget | null => {
  const call = currentCall(calls)
  if (call === null || tab === null || call.holder !== tab || call.channelId === null || !IN_CHANNEL.has(call.phase))
    return null
  return { channelId: call.channelId, peer: call.peer.xid, microphone: call.microphone, camera: call.camera }
}
