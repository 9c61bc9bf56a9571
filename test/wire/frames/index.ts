import type { ReceivedFrameRow, SentFrameRow } from '../support/call-row'

/** The rows of all files in this folder. A new feature only adds a file. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true })

const areRows = (u: unknown): u is readonly (SentFrameRow | ReceivedFrameRow)[] =>
  Array.isArray(u) && u.every((one) => typeof one === 'object' && one !== null && 'frame' in one)
const isSaid = (row: SentFrameRow | ReceivedFrameRow): row is SentFrameRow => 'says' in row
const rows = Object.values(files)
  .flatMap((exported) => Object.values(exported).filter(areRows))
  .flat()

export const saidRows: readonly SentFrameRow[] = rows.filter(isSaid)
export const heardRows: readonly ReceivedFrameRow[] = rows.flatMap((row) => (isSaid(row) ? [] : [row]))
