import { groupReducer } from '../../../src/domain/group'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

export const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
export const reconnected: Step = {
  type: 'SocketOpened',
  ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
  again: true,
}
export const here = given(groupReducer, signedIn)
