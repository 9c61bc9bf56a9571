import type { Xid } from '../../../domain/kernel/ids'
import { asList } from '../../wire/codecs/list'
import {
  FORWARDED_LIMIT,
  writeRtcAnswer,
  type RtcAnswer,
  type RtcPeer,
  type RtcRequest,
  type SentKind,
} from '../../wire/frames/rtc-frame'
import type { SocketPeer } from '../socket-peer'
import type { ForwardedRoom, MediaForwarder } from './media-forwarder'

/** The permissions in rooms that the media server checks. */
export interface RoomPermissions {
  /** The member and room of a room token. `null` for an invalid token. */
  readonly seatOf: (token: string) => { readonly xid: Xid; readonly channelId: string } | null
  readonly maySend: (channelId: string, xid: Xid, kind: SentKind) => boolean
  /** Whether the member moderates the room, and therefore always finds a place. */
  readonly isHost: (channelId: string, xid: Xid) => boolean
  /** The simulated members who speak in the channel now. */
  readonly voicesOf: (channelId: string) => readonly Xid[]
  readonly entered: (channelId: string) => void
  readonly emptied: (channelId: string) => void
  /**
   * Registers a listener for rooms whose permissions or voices may have changed. Returns a function that removes the
   * listener.
   */
  readonly hear: (changed: (channelId: string) => void) => () => void
}

/** The most browsers of a member in a room. */
const SHARE = 2
/** The forwarding server starts while this many places of a mesh are free, so that it runs before the mesh is full. */
const FREE_AT_START = 2

export interface Member {
  readonly peer: string
  readonly xid: Xid
  readonly token: string
  /** The connection of the browser. `null` while the browser is disconnected. */
  line: SocketPeer | null
  wanted: readonly SentKind[]
  granted: readonly SentKind[]
  stopWaiting: () => void
}

/** A request about media that the server forwards. */
export type ForwardedRequest = Extract<RtcRequest, { event: 'publish' | 'receive' | 'receive_answer' }>

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ')
const toPeer = ({ peer, xid, granted }: Member): RtcPeer => ({ peer, xid, kinds: granted })

export const turnAway = (line: SocketPeer | null, reason: 'refused' | 'full'): void => {
  line?.send(writeRtcAnswer({ event: 'ended', data: { reason } }))
  line?.close()
}

/** The browsers of a room. The room begins as a mesh, and its media is forwarded once the mesh is full. */
export class SignallingRoom {
  readonly members = new Map<string, Member>()
  #voices: readonly Xid[]
  #forwarded: ForwardedRoom | null = null
  /** The browsers that have sent media since the room is forwarded. Listeners do not learn of each other. */
  readonly #senders = new Set<string>()
  #isFull = false

  constructor(
    private readonly id: string,
    private readonly seats: RoomPermissions,
    private readonly forwarder: MediaForwarder,
    private readonly meshLimit: number,
  ) {
    this.#voices = seats.voicesOf(id)
  }

  welcome(me: Member, isNew: boolean): void {
    this.#send(me, {
      event: 'joined',
      data: {
        xid: me.xid,
        is_forwarded: this.#forwarded !== null,
        peers: asList(this.#knownTo(me)),
        voices: asList(this.#voices),
        ice_servers: asList([]),
        is_relay_only: false,
      },
    })
    if (isNew && this.#forwarded === null)
      this.#tell({ event: 'peer_joined', data: { peer: me.peer, xid: me.xid } }, me)
    if (this.members.size >= this.meshLimit - FREE_AT_START) this.forwarder.prepare()
    if (this.#isFull) this.#tellSeats(me)
    this.#watchSeats()
  }

  has(me: Member, line: SocketPeer): boolean {
    return me.line === line && this.members.get(me.peer) === me
  }

  /** Grants the tracks that the browser requested and may send, and notifies the other browsers in the room. */
  grant(me: Member, isAsked: boolean): void {
    const granted = me.wanted.filter((kind) => this.seats.maySend(this.id, me.xid, kind))
    for (const kind of me.wanted) if (!granted.includes(kind)) this.#send(me, { event: 'refused', data: { kind } })
    const isChanged = !isSame(granted, me.granted)
    me.wanted = granted
    me.granted = granted
    const sends: RtcAnswer = { event: 'sends', data: { peer: me.peer, kinds: granted } }
    if (isChanged) {
      this.#forwarded?.allow(me.peer, granted)
      this.#introduce(me)
      this.#tell(sends)
    } else if (isAsked) this.#send(me, sends)
  }

  /**
   * Whether a further browser of this member may enter. A member has `SHARE` places at most, so that nobody fills a room
   * alone. A full mesh moves to the forwarding server. In a full room, a host takes the place of another member, and a
   * member who may speak takes the place of a browser that may only listen.
   */
  makeSpaceFor(xid: Xid): boolean {
    const all = [...this.members.values()]
    if (all.filter((one) => one.xid === xid).length >= SHARE) return false
    if (all.length < this.meshLimit) return true
    if (this.#forwarded === null && this.forwarder.isReady()) this.#forward()
    if (this.#forwarded !== null && all.length < FORWARDED_LIMIT) return true
    const rankOf = (one: Xid): number =>
      this.seats.isHost(this.id, one) ? 2 : this.seats.maySend(this.id, one, 'camera') ? 1 : 0
    const lowest = Math.min(...all.map((one) => rankOf(one.xid)))
    const last = all.findLast((one) => rankOf(one.xid) === lowest)
    if (last === undefined || rankOf(xid) <= lowest) return false
    this.drop(last)
    turnAway(last.line, 'full')
    return true
  }

  drop(me: Member): void {
    me.stopWaiting()
    if (this.members.get(me.peer) !== me || !this.members.delete(me.peer)) return
    this.#forwarded?.drop(me.peer)
    if (this.#forwarded === null || this.#senders.delete(me.peer))
      this.#tell({ event: 'peer_left', data: { peer: me.peer } })
    this.#watchSeats()
  }

  changed(): void {
    for (const member of this.members.values()) {
      if (this.seats.seatOf(member.token)?.channelId === this.id) this.grant(member, false)
      else {
        this.drop(member)
        turnAway(member.line, 'refused')
      }
    }
    const voices = this.seats.voicesOf(this.id)
    if (!isSame(voices, this.#voices)) this.#tell({ event: 'voices', data: { voices: asList(voices) } })
    this.#voices = voices
  }

  /** Passes a browser's request to the forwarding server. Ignored while the room is a mesh. */
  handleForwarded(me: Member, request: ForwardedRequest): void {
    const { link } = request.data
    if (request.event === 'publish') this.#forwarded?.publish(me.peer, link, request.data.sdp)
    else if (request.event === 'receive') this.#forwarded?.receive(me.peer, link)
    else this.#forwarded?.answer(me.peer, link, request.data.sdp)
  }

  close(): void {
    this.#forwarded?.close()
    this.#forwarded = null
  }

  /** Moves the room to the forwarding server. Its browsers keep the mesh until the forwarding server has the room. */
  #forward(): void {
    const forwarded = this.forwarder.open({
      published: (peer, link, sdp) => {
        this.#send(this.members.get(peer), { event: 'published', data: { link, sdp } })
      },
      offered: (peer, link, sdp, tracks) => {
        this.#send(this.members.get(peer), { event: 'offered', data: { link, sdp, tracks: asList(tracks) } })
      },
      opened: () => {
        for (const member of this.members.values())
          this.#send(member, { event: 'forwarded', data: { peers: asList(this.#knownTo(member)) } })
      },
    })
    this.#forwarded = forwarded
    for (const { peer, granted } of this.members.values()) {
      if (granted.length > 0) this.#senders.add(peer)
      forwarded.allow(peer, granted)
    }
  }

  get #limit(): number {
    return this.#forwarded === null ? this.meshLimit : FORWARDED_LIMIT
  }

  /** Tells the hosts when the last place is taken, and when a place is free again. */
  #watchSeats(): void {
    const isFull = this.members.size >= this.#limit && (this.#forwarded !== null || !this.forwarder.isReady())
    if (isFull === this.#isFull) return
    this.#isFull = isFull
    for (const member of this.members.values()) this.#tellSeats(member)
  }

  #tellSeats(member: Member): void {
    if (this.seats.isHost(this.id, member.xid))
      this.#send(member, { event: 'seats', data: { taken: this.members.size, limit: this.#limit } })
  }

  /** In a forwarded room, the others learn of a browser when it first sends. */
  #introduce(me: Member): void {
    if (this.#forwarded === null || me.granted.length === 0 || this.#senders.has(me.peer)) return
    this.#senders.add(me.peer)
    this.#tell({ event: 'peer_joined', data: { peer: me.peer, xid: me.xid } }, me)
  }

  #knownTo(me: Member): readonly RtcPeer[] {
    return [...this.members.values()]
      .filter((one) => one !== me && (this.#forwarded === null || this.#senders.has(one.peer)))
      .map(toPeer)
  }

  #send(member: Member | undefined, answer: RtcAnswer): void {
    member?.line?.send(writeRtcAnswer(answer))
  }

  #tell(answer: RtcAnswer, but?: Member): void {
    const text = writeRtcAnswer(answer)
    for (const member of this.members.values()) if (member !== but) member.line?.send(text)
  }
}
