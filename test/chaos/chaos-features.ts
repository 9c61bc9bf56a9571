import { calls } from './features/calls'
import { captions } from './features/captions'
import { chat } from './features/chat'
import { follows } from './features/follows'
import { gifts } from './features/gifts'
import { join } from './features/join'
import { mic } from './features/mic'
import { restream } from './features/restream'
import { session } from './features/session'
import { shell } from './features/shell'
import { spaces } from './features/spaces'
import { uploads } from './features/uploads'
import { wallet } from './features/wallet'
import type { ChaosFeature } from './chaos-model'

/** All features that the chaos runs cover, one line each (docs/chaos.md). */
const FEATURES: readonly ChaosFeature[] = [
  chat,
  session,
  follows,
  shell,
  join,
  uploads,
  spaces,
  mic,
  wallet,
  gifts,
  calls,
  captions,
  restream,
]

/** The feature with this name, or all features for `null`. */
export const featuresNamed = (name: string | null): readonly ChaosFeature[] => {
  const found = FEATURES.filter((feature) => name === null || feature.name === name)
  if (found.length === 0)
    throw new Error(`There is no feature "${String(name)}": ${FEATURES.map((feature) => feature.name).join(', ')}`)
  return found
}
