import { emptyTable } from '../../../domain/kernel/table'
import { chatTokenAsked, codeAsked, codeEntered, sessionsExpired, signedOut, visitorCame } from './accounts'
import { readUpTo, residentSpoke, textSent } from './chat'
import type { WorldInput } from './input'
import { done, type Stepped } from './output'
import { foundTown } from './seed/town'
import type { World } from './world'

/** Before the first input there is nothing. */
/** @internal */
export const noWorld: World = {
  seed: 0, accounts: emptyTable(), byEmail: emptyTable(), byDevice: emptyTable(), tokens: emptyTable(), chatTokens: emptyTable(),
  codes: emptyTable(), communities: emptyTable(), threads: emptyTable(),
}

/**
 * The simulated providers as a pure function: no clock, no chance, no I/O. A refused input that leaves no trace answers
 * the very same world.
 */
export const step = (world: World, input: WorldInput): Stepped => {
  switch (input.type) {
    case 'TownFounded': return done(foundTown(input.seed, input.at))
    case 'VisitorCame': return visitorCame(world, input)
    case 'CodeAsked': return codeAsked(world, input)
    case 'CodeEntered': return codeEntered(world, input)
    case 'SignedOut': return signedOut(world, input)
    case 'ChatTokenAsked': return chatTokenAsked(world, input)
    case 'TextSent': return textSent(world, input)
    case 'ResidentSpoke': return residentSpoke(world, input)
    case 'ReadUpTo': return readUpTo(world, input)
    case 'SessionsExpired': return sessionsExpired(world, input)
  }
}

export const replay = (inputs: Iterable<WorldInput>): World => {
  let world = noWorld
  for (const input of inputs) world = step(world, input).world
  return world
}
