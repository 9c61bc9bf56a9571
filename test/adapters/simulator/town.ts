import { ConversationId, Xid } from '../../../src/domain/kernel/ids'
import { nearestInstant } from '../../../src/domain/kernel/instant'
import { noWorld, step } from '../../../src/adapters/simulator/world/step'
import type { World } from '../../../src/adapters/simulator/world/world'

export const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}

export const START = nearestInstant(1_800_000_000_000)
export const townOf = (seed: number): World => step(noWorld, { type: 'TownFounded', at: START, seed }).world
export const conversation = (gid: string): ConversationId => brand(ConversationId.is, `sg_${gid}`)
export const personBy = (world: World, email: string): Xid => brand(Xid.is, world.byEmail[email] ?? '')

/** The group with a hundred thousand messages. */
export const RIVER = '40000004'
