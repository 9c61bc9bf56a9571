import type { CallRow } from '../support/call-row'

/** The rows of all files in this folder. A new feature only adds a file. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true })

const areRows = (u: unknown): u is readonly CallRow[] =>
  Array.isArray(u) && u.every((one) => typeof one === 'object' && one !== null && 'asks' in one)

export const callRows: readonly CallRow[] = Object.values(files)
  .flatMap((exported) => Object.values(exported).filter(areRows))
  .flat()
