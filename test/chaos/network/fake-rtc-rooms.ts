import { Observable } from 'rxjs'
import type { Xid } from '../../../src/domain/kernel/ids'
import type { VirtualTime } from '../../support/virtual-time'
import type { ChaosPage } from '../browser/chaos-page'

interface Seat {
  readonly page: ChaosPage
  readonly xid: Xid
  readonly tell: (peers: readonly Xid[]) => void
}

/** How long other members wait to see a join or a leave, and to see that a page has vanished. */
const SEEN_MS = 20
const MISSED_MS = 3_000

/** The members in each room of the real-time provider, which is not part of the simulator's state. */
export class FakeRtcRooms {
  readonly #rooms = new Map<string, Set<Seat>>()

  constructor(
    private readonly time: VirtualTime,
    private readonly entered: (channelId: string) => void,
    private readonly emptied: (channelId: string) => void,
  ) {}

  sitsIn(page: ChaosPage, xid: Xid | null, channelId: string): Observable<readonly Xid[]> {
    return new Observable((subscriber) => {
      if (xid === null) return undefined
      const seat: Seat = {
        page,
        xid,
        tell: (peers) => {
          subscriber.next(peers)
        },
      }
      const room = this.#rooms.get(channelId) ?? new Set()
      this.#rooms.set(channelId, room.add(seat))
      if (room.size === 1) this.entered(channelId)
      this.#changed(channelId)
      return () => {
        this.#leave(channelId, seat)
      }
    })
  }

  /** Removes the seats of a vanished page after a delay. */
  gone(page: ChaosPage): void {
    for (const [channelId, room] of this.#rooms)
      for (const seat of room)
        if (seat.page === page)
          this.time.after(MISSED_MS, () => {
            this.#leave(channelId, seat)
          })
  }

  #leave(channelId: string, seat: Seat): void {
    const room = this.#rooms.get(channelId)
    if (room?.delete(seat) !== true) return
    if (room.size > 0) return this.#changed(channelId)
    this.#rooms.delete(channelId)
    this.emptied(channelId)
  }

  #changed(channelId: string): void {
    for (const seat of this.#rooms.get(channelId) ?? [])
      seat.page.after(SEEN_MS, () => {
        const room = this.#rooms.get(channelId)
        if (room?.has(seat) === true)
          seat.tell([...new Set([...room].filter((one) => one !== seat).map(({ xid }) => xid))].sort())
      })
  }
}
