import type { CallRow } from '../support/call-row'

/** What each file beside this one exports; a new feature adds a file of rows, and nothing else. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./index.ts'], { eager: true })

const areRows = (u: unknown): u is readonly CallRow[] =>
  Array.isArray(u) && u.every((one) => typeof one === 'object' && one !== null && 'asks' in one)

/** Every call of the client. */
export const callRows: readonly CallRow[] = Object.values(files)
  .flatMap((exported) => Object.values(exported).filter(areRows))
  .flat()
