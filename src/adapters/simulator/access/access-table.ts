import type { RateLimiter } from '../rate-limits'
import type { AccessRow } from './access-row'

/**
 * Each route and each frame of the server, with one row: who may call it, the bounds of its input, the allowance and the
 * cost. The server refuses to start with a route that has no row. New rows are in a file of `rows`.
 *
 * @internal
 */
export const accessTable: readonly AccessRow[] = Object.values(
  import.meta.glob<{ readonly rows: readonly AccessRow[] }>('./rows/*.ts', { eager: true }),
).flatMap(({ rows }) => rows)

const byName: ReadonlyMap<string, AccessRow> = new Map(accessTable.map((row) => [row.name, row]))

export const accessRow = (name: string): AccessRow | undefined => byName.get(name)

export const accessRowOf = (name: string): AccessRow => {
  const row = accessRow(name)
  if (row === undefined) throw new Error(`${name} has no row in the access table`)
  return row
}

/** The allowance that counts all frames of a socket, also frames without a row. */
const SOCKETS = { ws: 'feedFrame', im: 'chatFrame', rtc: 'mediaFrame' } as const

/** `flood`: the connection must be closed. `tooMany`: only this frame must be ignored or refused. */
export type FrameVerdict = 'allowed' | 'tooMany' | 'flood'

/** Counts a frame of a client. `event` and `input` are `null` for an unreadable frame. */
export const countFrame = (
  limiter: RateLimiter,
  socket: keyof typeof SOCKETS,
  event: string | null,
  input: unknown,
  address: string | null,
  xid: string | null,
): FrameVerdict => {
  if (!limiter.take(SOCKETS[socket], address, xid)) return 'flood'
  const row = event === null ? undefined : accessRow(`${socket} ${event}`)
  return row === undefined ||
    row.allowance === SOCKETS[socket] ||
    limiter.take(row.allowance, address, xid, row.cost + row.more(input))
    ? 'allowed'
    : 'tooMany'
}
