import { calls } from './areas/calls'
import { captions } from './areas/captions'
import { chat } from './areas/chat'
import { follows } from './areas/follows'
import { gifts } from './areas/gifts'
import { join } from './areas/join'
import { mic } from './areas/mic'
import { restream } from './areas/restream'
import { session } from './areas/session'
import { shell } from './areas/shell'
import { spaces } from './areas/spaces'
import { uploads } from './areas/uploads'
import { wallet } from './areas/wallet'
import type { Area } from './scene'

/** Every area of the client that the weather goes over: one line each (docs/chaos.md). */
const AREAS: readonly Area[] = [chat, session, follows, shell, join, uploads, spaces, mic, wallet, gifts, calls, captions, restream]

/** That area alone, or all of them. */
export const areasNamed = (name: string | null): readonly Area[] => {
  const found = AREAS.filter((area) => name === null || area.name === name)
  if (found.length === 0) throw new Error(`There is no area "${String(name)}": ${AREAS.map((area) => area.name).join(', ')}`)
  return found
}
