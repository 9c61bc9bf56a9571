import type { LogEntry, LogLine } from '../../../../../src/adapters/simulator/node/store/nats/log-line'

/** How the log treats the next entries. `lostResponse`: it stores the entry, and the response does not arrive. */
export type Behaviour = 'normal' | 'lostResponse' | 'down'

/** A log in memory that keeps the rule of places. */
export const fakeLogLine = () => {
  const entries: LogEntry[] = []
  let behaviour: Behaviour = 'normal'
  let attempts = 0
  const line: LogLine = {
    publish: (entry) => {
      attempts += 1
      if (behaviour === 'down' || entry.seq !== entries.length + 1) return Promise.resolve('unknown')
      entries.push(entry)
      return Promise.resolve(behaviour === 'lostResponse' ? 'unknown' : 'stored')
    },
    writerAt: (seq) => {
      if (behaviour === 'down') return Promise.resolve('unreachable')
      const writer = entries[seq - 1]?.writer
      return Promise.resolve(writer === undefined ? 'none' : { writer })
    },
  }
  return {
    line,
    entries,
    attempts: () => attempts,
    behave: (next: Behaviour) => {
      behaviour = next
    },
  }
}
