import { callMediaTarget, currentCall, type CallMessage, type CallPeer } from '../../../src/domain/call'
import { callsReducer } from '../../../src/domain/call/calls'
import { reduceEntry } from '../../../src/domain/event-log/reducer'
import { refused } from '../../../src/domain/kernel/failure'
import { ChannelId, MessageId, TabId, type Uid, type Xid } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { entriesOf } from '../../../src/domain/kernel/table'
import { CALL_EVENTS, readCallFrame } from '../../../src/adapters/wire/frames/call-frame'
import { callIn, callsOf, sessionsInCall, startedCall } from '../../../src/adapters/simulator/state/features/call/calls'
import type { CallInput } from '../../../src/adapters/simulator/state/features/call/feature'
import type { ServerOutput } from '../../../src/adapters/simulator/state/output'
import { applyInput } from '../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../src/adapters/simulator/state/server-state'
import { free } from '../../domain/call/call-story'
import { made } from '../../support/builders/made'
import { NOON } from '../../support/builders/instant'

export type Deed = 'dial' | 'accept' | 'reject' | 'hangUp'

type State = typeof callsReducer.initial
interface Alarm {
  readonly ask: EffectRef
  readonly at: number
}

/** The call state of one member at one browser. */
class Side {
  state: State = callsReducer.initial
  seq = 0
  /** Messages in flight between this browser and the server: responses in any order, frames in their order. */
  readonly answers: (() => void)[] = []
  readonly frames: (() => void)[] = []
  readonly media: (() => void)[] = []
  inChannel: ChannelId | null = null
  readonly #begun = new Set<string>()
  readonly tab: TabId

  constructor(
    readonly me: Xid,
    readonly other: CallPeer,
    readonly token: string,
    private readonly town: TwoPeople,
  ) {
    this.tab = made(TabId, `tab-of-${me}`)
  }

  get current() {
    return currentCall(this.state)
  }

  hear(message: CallMessage | { readonly type: 'AlarmRang'; readonly ask: EffectRef }): void {
    if (
      'ask' in message &&
      message.ask.unit === callsReducer.name &&
      callsReducer.effects(this.state)[message.ask.id]?.seq !== message.ask.seq
    )
      return
    this.seq += 1
    this.state = reduceEntry(callsReducer, this.state, {
      seq: this.seq,
      at: addMs(NOON, this.town.ms),
      from: { tab: this.tab, n: this.seq },
      message,
    })
    for (const [id, { effect, input, seq }] of entriesOf(callsReducer.effects(this.state))) {
      const key = `${id} ${seq}`
      if (this.#begun.has(key)) continue
      this.#begun.add(key)
      this.#ask({ unit: callsReducer.name, id, seq }, effect, input)
    }
    this.town.follow(this)
  }

  get alarms(): readonly Alarm[] {
    return entriesOf(callsReducer.effects(this.state)).flatMap(([id, { effect, input, seq }]) =>
      effect === 'alarm' && has(input, 'at')
        ? [{ ask: { unit: callsReducer.name, id, seq }, at: Number(input.at) }]
        : [],
    )
  }

  #ask(ask: EffectRef, effect: string, input: unknown): void {
    const channelId = has(input, 'channelId') ? String(input.channelId) : ''
    const how = has(input, 'how') ? input.how : ''
    const act = { xid: this.me, token: this.token, platform: 'web' }
    const reply =
      (done: CallMessage, failed: (words: string) => CallMessage) =>
      (outputs: readonly ServerOutput[]): void => {
        const no = outputs.find((one) => one.type === 'Refused')
        this.answers.push(() => {
          this.hear(no?.type === 'Refused' ? failed(no.words) : done)
        })
      }
    const { town } = this
    if (effect === 'start') {
      this.answers.push(() => {
        const start = { ...act, to: this.other.xid, isVideo: false, channelId: town.nextChannel() }
        const outputs = town.tell({ type: 'call/Started', ...start, messageId: town.nextRecord() })
        const no = outputs.find((one) => one.type === 'Refused')
        const found = startedCall(town.world, start)
        this.answers.push(() => {
          this.hear(
            no === undefined && found !== undefined
              ? { type: 'call/Started', ask, channelId: found.channelId }
              : { type: 'call/NotStarted', ask, failure: refused('') },
          )
        })
      })
    } else if (effect === 'accept') {
      this.answers.push(() => {
        reply({ type: 'call/ChannelJoined', ask }, (words) => ({
          type: 'call/ChannelNotJoined',
          ask,
          failure: refused(words),
        }))(town.tell({ type: 'call/Accepted', ...act, channelId }))
      })
    } else if (effect === 'close') {
      this.answers.push(() => {
        reply({ type: 'call/Closed', ask }, (words) => ({ type: 'call/NotClosed', ask, failure: refused(words) }))(
          town.tell({
            type: how === 'reject' ? 'call/Rejected' : 'call/Cancelled',
            ...act,
            channelId,
            messageId: town.nextRecord(),
          }),
        )
      })
    }
  }

  does(deed: Deed): void {
    const { current } = this
    if (deed === 'dial')
      this.hear({ type: 'call/Dial', key: `dialled-${this.seq}`, to: this.other, isVideo: false, standing: free })
    else if (current !== null)
      this.hear({
        type: deed === 'accept' ? 'call/Accept' : deed === 'reject' ? 'call/Reject' : 'call/HangUp',
        key: current.key,
      })
  }
}

const has = <K extends string>(u: unknown, key: K): u is Record<K, unknown> =>
  typeof u === 'object' && u !== null && key in u

/** Two members, the server's rules between them, and everything in flight, delivered in a chosen order. */
export class TwoPeople {
  ms = 0
  #made = 0
  readonly sides: readonly [Side, Side]

  constructor(
    public world: ServerState,
    [ada, ben]: readonly [Xid, Xid],
    uid: Uid,
  ) {
    const party = (xid: Xid): CallPeer => ({ xid, uid, name: xid, avatar: null })
    this.sides = [
      new Side(ada, party(ben), `token-of-${ada}`, this),
      new Side(ben, party(ada), `token-of-${ben}`, this),
    ]
  }

  nextChannel(): ChannelId {
    this.#made += 1
    return made(ChannelId, `ca110001-0000-4000-8000-${String(this.#made).padStart(12, '0')}`)
  }
  nextRecord(): MessageId {
    this.#made += 1
    return made(MessageId, `record-${this.#made}`)
  }

  tell(
    input:
      | Omit<Extract<CallInput, { type: 'call/Started' }>, 'at'>
      | Omit<Extract<CallInput, { type: 'call/Accepted' }>, 'at'>
      | Omit<Extract<CallInput, { type: 'call/Rejected' | 'call/Cancelled' }>, 'at'>,
  ): readonly ServerOutput[] {
    const { world, outputs } = applyInput(this.world, { ...input, at: addMs(NOON, this.ms) })
    this.world = world
    for (const output of outputs) {
      const kind = output.type === 'FrameSent' ? CALL_EVENTS.get(output.event) : undefined
      const news = output.type === 'FrameSent' && kind !== undefined ? readCallFrame(kind, output.data) : null
      for (const side of this.sides) {
        if (news === null || output.type !== 'FrameSent' || !output.to.includes(side.me)) continue
        side.frames.push(() => {
          if (news.kind === 'calling')
            side.hear({
              type: 'call/Calling',
              channelId: news.channelId,
              from: news.from,
              isVideo: news.isVideo,
              saidAt: addMs(NOON, this.ms),
            })
          else if (news.kind === 'accepted')
            side.hear({
              type: 'call/Accepted',
              channelId: news.channelId,
              by: news.by,
              isWeb: true,
              me: side.me,
              isVideo: news.isVideo,
            })
          else
            side.hear({
              type: news.kind === 'cancelled' ? 'call/Cancelled' : 'call/Rejected',
              channelId: news.channelId,
              by: news.by,
              isWeb: true,
              me: side.me,
            })
        })
      }
    }
    return outputs
  }

  /**
   * Joins or leaves the channel as that browser's call state requests. Only members whom the server admits are in the
   * channel.
   */
  follow(side: Side): void {
    const wanted = callMediaTarget(side.state, side.tab)?.channelId ?? null
    if (wanted === side.inChannel) return
    const [one, other] = this.sides
    const partner = side === one ? other : one
    if (side.inChannel !== null && partner.inChannel === side.inChannel) {
      const left = side.inChannel
      partner.media.push(() => {
        partner.hear({ type: 'call/PeerPresenceChanged', channelId: left, isThere: false })
      })
    }
    side.inChannel = wanted
    if (wanted === null) return
    if (!sessionsInCall(this.world, wanted, side.me).includes(side.token)) {
      side.media.push(() => {
        side.hear({ type: 'call/MediaStateChanged', channelId: wanted, state: 'failed' })
      })
      return
    }
    if (partner.inChannel === wanted) {
      for (const each of [side, partner])
        each.media.push(() => {
          each.hear({ type: 'call/PeerPresenceChanged', channelId: wanted, isThere: true })
        })
    }
  }

  /** The next possible events: the head of each queue. Responses may overtake each other, as HTTP responses do. */
  next(): readonly (() => void)[] {
    return this.sides.flatMap(({ answers, frames, media }) => [
      ...answers.map((_, n) => () => {
        answers.splice(n, 1)[0]?.()
      }),
      ...[frames, media].flatMap((queue) =>
        queue.length > 0
          ? [
              () => {
                queue.shift()?.()
              },
            ]
          : [],
      ),
    ])
  }

  /** Delivers everything in flight, in its order. */
  settle(): void {
    for (let rounds = 0; rounds < 1_000; rounds += 1) {
      const [first] = this.next()
      if (first === undefined) return
      first()
    }
    throw new Error('it never comes to rest')
  }

  /** Lets time pass until no alarm is left. */
  passTime(): void {
    for (let rounds = 0; rounds < 200; rounds += 1) {
      this.settle()
      const [due] = this.sides
        .flatMap((side) => side.alarms.map((alarm) => ({ side, ...alarm })))
        .sort((a, b) => a.at - b.at)
      if (due === undefined) return
      this.ms = Math.max(this.ms, due.at - NOON)
      due.side.hear({ type: 'AlarmRang', ask: due.ask })
    }
    throw new Error('time never ends')
  }

  /** The call between the two members on the server, or `null`. */
  get onServer() {
    return callsOf(this.world, this.sides[0].me)[0] ?? null
  }
  get channelOnServer() {
    return this.onServer === null ? null : (callIn(this.world, this.onServer.channelId)?.channelId ?? null)
  }
}
