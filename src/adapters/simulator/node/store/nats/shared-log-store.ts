import type { Clock } from '../../../../../application/ports/browser/clock'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import { NotStored } from '../../../not-stored'
import { STATE_VERSION } from '../../../state/state-version'
import { inputText } from '../entry-text'
import type { InputStore } from '../input-store'
import { makeOutputGate } from '../output-gate'
import { tryEntry, type LogEntry, type LogLine } from './log-line'

/** The most inputs, and bytes of them, that wait for the log. */
const MOST_INPUTS = 5_000
const MOST_BYTES = 16 * 1_048_576
/** The most bytes of inputs that are stored together, unless one input is larger. */
const ENTRY_BYTES = 262_144
/** NATS accepts 1 MiB by default, headers included. */
const INPUT_BYTES = 1_000_000
const RETRY_MS = 200
const WATCH_MS = 1_000
/** For how long a response of the log shows that no other server writes. Standbys wait longer before they take over. */
const FRESH_MS = 2_500
const CLOSING_MS = 3_000

export interface SharedLogStoreDeps {
  readonly line: LogLine
  readonly clock: Clock
  /** The takeover of this writer, which is the last entry of the log. */
  readonly takeover: LogEntry
  /** Another server has taken over, so the state of this server is ahead of the log, or behind it. */
  readonly lost: () => void
}

export interface SharedLogStore extends InputStore {
  /** Holds everything back until the log responds again. */
  readonly cutOff: () => void
}

/**
 * Appends to a log that several servers can reach. One entry is on its way at a time, and each entry names its place.
 * So after another server has taken over, nothing of this server can enter the log.
 */
export const makeSharedLogStore = ({ line, clock, takeover, lost }: SharedLogStoreDeps): SharedLogStore => {
  const { writer } = takeover
  let position = takeover.seq
  let inputs = takeover.inputsBefore
  let waiting: { readonly text: string; readonly bytes: number }[] = []
  let waitingBytes = 0
  let mode: 'open' | 'closing' | 'closed' | 'lost' = 'open'
  let freshUntil: Instant = addMs(clock.now(), FRESH_MS)
  const gate = makeOutputGate(() => clock.now() > freshUntil)

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.wake(addMs(clock.now(), ms), resolve)
    })
  const respondedTo = (sentAt: Instant): void => {
    const until = addMs(sentAt, FRESH_MS)
    if (until <= freshUntil) return
    freshUntil = until
    gate.review()
  }
  const isOver = (): boolean => mode === 'closed' || mode === 'lost'
  const lose = (): void => {
    if (isOver()) return
    mode = 'lost'
    gate.shut()
    lost()
  }

  const nextTexts = (): readonly string[] => {
    let bytes = 0
    const over = waiting.findIndex((one, at) => (bytes += one.bytes + 1) > ENTRY_BYTES && at > 0)
    return waiting.slice(0, over === -1 ? waiting.length : over).map(({ text }) => text)
  }
  const drop = (count: number): void => {
    for (const { bytes } of waiting.slice(0, count)) waitingBytes -= bytes
    waiting = waiting.slice(count)
  }
  const storeEntry = async (entry: LogEntry): Promise<void> => {
    for (;;) {
      const sentAt = clock.now()
      const outcome = await tryEntry(line, entry)
      if (isOver()) return
      if (outcome === 'taken') {
        lose()
        return
      }
      if (outcome === 'stored') {
        position = entry.seq
        inputs += entry.texts.length
        drop(entry.texts.length)
        respondedTo(sentAt)
        gate.confirm(entry.texts.length)
        return
      }
      await pause(RETRY_MS)
    }
  }
  let isWriting = false
  let allWritten: () => void = () => undefined
  const write = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0 && !isOver())
      await storeEntry({
        seq: position + 1,
        writer,
        version: STATE_VERSION,
        inputsBefore: inputs,
        texts: nextTexts(),
      })
    isWriting = false
    allWritten()
  }

  const watch = async (): Promise<void> => {
    while (!isOver()) {
      await pause(WATCH_MS)
      if (isOver()) return
      const sentAt = clock.now()
      const found = await line.writerAt(position + 1)
      if (found === 'unreachable') continue
      if (found === 'none' || found.writer === writer) respondedTo(sentAt)
      else lose()
    }
  }
  void watch()

  return {
    gate,
    append: (input) => {
      const text = inputText(input)
      const bytes = Buffer.byteLength(text)
      if (mode !== 'open') throw new NotStored('The log takes no more inputs')
      if (bytes > INPUT_BYTES) throw new NotStored('An input is too large for the log')
      if (waiting.length >= MOST_INPUTS || waitingBytes + bytes > MOST_BYTES)
        throw new NotStored('Too many inputs wait for the log')
      waiting.push({ text, bytes })
      waitingBytes += bytes
      gate.take()
      void write()
    },
    cutOff: () => {
      freshUntil = addMs(clock.now(), -1)
    },
    close: async () => {
      if (mode === 'open') {
        mode = 'closing'
        if (isWriting)
          await Promise.race([
            new Promise<void>((resolve) => {
              allWritten = resolve
            }),
            pause(CLOSING_MS),
          ])
      }
      if (mode === 'closing') mode = 'closed'
    },
  }
}
