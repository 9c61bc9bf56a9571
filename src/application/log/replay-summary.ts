import type { Head } from '../../domain/log-export'
import type { Replay, ReplayedLog } from './replay'

const time = (ms: number): string => new Date(ms).toISOString()

const spanOf = ({ span }: ReplayedLog): string =>
  span === null
    ? 'no entries'
    : `${time(span.from)} to ${time(span.to)} (${((span.to - span.from) / 1_000).toFixed(1)} s)`

const baseOf = ({ base }: ReplayedLog): string => (base === null ? 'no base' : `a base at ${base}`)

const linesOf = (log: ReplayedLog, head: Head): readonly string[] => {
  const counted = head.logs.find((exported) => exported.log === log.name)
  return [
    '',
    `Log "${log.name}": ${log.entries} entries after ${baseOf(log)}, up to ${log.seq}`,
    `  time      ${spanOf(log)}`,
    `  here      ${log.passedOver} passed over`,
    `  exporter  ${counted?.dropped ?? 0} dropped, ${counted?.passedOver ?? 0} passed over`,
    '  messages',
    ...[...log.counts]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .map(([type, n]) => `    ${String(n).padStart(6)}  ${type}`),
    '  reducers',
    ...log.units.map(
      ([unit, value]) => `    ${unit.padEnd(12)} ${value === null ? '(no machine)' : JSON.stringify(value)}`,
    ),
  ]
}

export const summaryOf = ({ head, unreadable, logs, hash }: Replay): string =>
  [
    `Exported by Loop ${head.app} at ${time(head.at)}; file version ${head.version}; ${unreadable} unreadable lines`,
    ...(head.removed === undefined ? [] : [`Entries that the person removed before saving: ${head.removed}`]),
    ...logs.flatMap((log) => linesOf(log, head)),
    '',
    `State hash: ${hash}`,
  ].join('\n')
