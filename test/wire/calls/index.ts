import type { CallRow } from '../support/call-row'

/** A new feature only adds a file of rows to this folder. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true })

const areRows = (u: unknown): u is readonly CallRow[] =>
  Array.isArray(u) && u.every((one) => typeof one === 'object' && one !== null && 'asks' in one)

export const callRows: readonly CallRow[] = Object.values(files)
  .flatMap((exported) => Object.values(exported).filter(areRows))
  .flat()
