import type { HeardRow, SaidRow } from '../support/row'

/** What each file beside this one exports; a new feature adds a file of rows, and nothing else. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true })

const areRows = (u: unknown): u is readonly (SaidRow | HeardRow)[] => Array.isArray(u) && u.every((one) => typeof one === 'object' && one !== null && 'frame' in one)
const isSaid = (row: SaidRow | HeardRow): row is SaidRow => 'says' in row
const rows = Object.values(files).flatMap((exported) => Object.values(exported).filter(areRows)).flat()

/** Every frame of the lines. */
export const saidRows: readonly SaidRow[] = rows.filter(isSaid)
export const heardRows: readonly HeardRow[] = rows.flatMap((row) => (isSaid(row) ? [] : [row]))
