import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { replay, type Replay } from '../../src/application/log/replay'
import { features } from '../support/domain-exports'

export const folder = path.join(import.meta.dirname)

/** Replays a stored log of this folder with all features. */
export const replayOf = (file: string): Replay => {
  const read = replay(readFileSync(path.join(folder, file), 'utf8'), [...features.values()])
  if (E.isLeft(read)) throw new Error(read.left)
  return read.right
}
