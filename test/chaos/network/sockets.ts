import type { SocketConnection, SocketDriver, SocketEvents } from '../../../src/adapters/socket/socket-driver'
import type { ChaosPage } from '../browser/chaos-page'
import type { FrameDirection, FrameFate } from './frame-fate'

/** A connection that lost a frame breaks within this time. */
const BREAKS_MS = 10_000

export interface SocketFaults {
  readonly fateOf: (direction: FrameDirection) => FrameFate
  readonly isOnline: () => boolean
  /** Whether the network silently drops all frames in this direction. */
  readonly isDeaf: (direction: FrameDirection) => boolean
  readonly below: (ms: number) => number
  /** `sent` runs for each sent frame. `came` returns the text that the page receives. */
  readonly sent: (page: ChaosPage, path: string, text: string) => void
  readonly came: (page: ChaosPage, path: string, text: string) => string
}

export interface Stream {
  readonly page: ChaosPage
  /** Ends the connection. With `isSilent`, neither side gets an event. */
  readonly cut: (isSilent: boolean) => void
  hasLost: boolean
}

/** The sockets of one page. Each direction keeps its order, except for overtaking frames. */
export const socketsOf = (
  page: ChaosPage,
  driver: SocketDriver,
  streams: Set<Stream>,
  faults: SocketFaults,
): SocketDriver => ({
  open: (url, events) => openStream(page, driver, streams, faults, url, events),
})

const openStream = (
  page: ChaosPage,
  driver: SocketDriver,
  streams: Set<Stream>,
  faults: SocketFaults,
  url: string,
  events: SocketEvents,
): SocketConnection => {
  const { time } = page.browser
  const { pathname } = new URL(url)
  let isOver = false
  let isClosedByPage = false
  let there: SocketConnection | null = null
  const last = { out: 0, in: 0 }

  const end = (): void => {
    if (isOver) return
    isOver = true
    page.sockets -= 1
    streams.delete(stream)
    there?.close()
  }
  const close = (): void => {
    if (isOver) return
    end()
    page.after(1, events.closed)
  }
  const stream: Stream = {
    page,
    hasLost: false,
    cut: (isSilent) => {
      if (isSilent) end()
      else close()
    },
  }
  const breaks = (): void => {
    if (stream.hasLost) return
    stream.hasLost = true
    time.after(faults.below(BREAKS_MS), close)
  }
  const carry = (direction: FrameDirection, arrive: () => void): void => {
    const fate = faults.fateOf(direction)
    if (fate.isLost) return breaks()
    const at = fate.overtakes ? time.now() + fate.afterMs : Math.max(last[direction], time.now() + fate.afterMs)
    last[direction] = Math.max(last[direction], at)
    const once = (): void => {
      if (!isOver && !faults.isDeaf(direction)) arrive()
    }
    time.at(at, once)
    if (fate.againMs !== null) time.at(at + fate.againMs, once)
  }

  page.sockets += 1
  streams.add(stream)
  time.after(faults.fateOf('out').afterMs, () => {
    if (isOver) return
    if (!faults.isOnline()) return close()
    if (faults.isDeaf('out')) return
    there = driver.open(url, {
      opened: () => {
        time.after(1, () =>
          page.do(() => {
            if (!isOver) events.opened()
          }),
        )
      },
      received: (text) => {
        if (text !== null)
          carry('in', () =>
            page.do(() => {
              if (!isClosedByPage) events.received(faults.came(page, pathname, text))
            }),
          )
      },
      closed: () => {
        time.at(Math.max(last.in, time.now() + 1), close)
      },
    })
  })
  return {
    send: (text) => {
      if (isOver) return
      faults.sent(page, pathname, text)
      carry('out', () => {
        there?.send(text)
      })
    },
    close: () => {
      isClosedByPage = true
      close()
    },
  }
}
