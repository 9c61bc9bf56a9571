import * as fc from 'fast-check'
import { plainText } from '../../src/domain/chat'
import { Walker, walks } from './arbitraries/walk'
import { clientId, lounge, messagesOf } from './builders/message'
import { ann } from './builders/person'
import { sessionOf } from './builders/session'
import { rawFile, walked } from './walked-log'
import { AccountMessage, accountMessages, allAccountSlices } from './whole-domain'

const moves = walks(accountMessages, AccountMessage, [
  { type: 'SignedIn', session: sessionOf(ann) },
  { type: 'chat/OpenConversation', conversationId: lounge },
  { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
  { type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 4, 1_100) },
  { type: 'group/ShowGroupCentre' },
])

/** Files of random account logs, each with a snapshot after some of its moves. */
export const randomLogs = (count: number): readonly string[] =>
  fc
    .sample(fc.tuple(moves, fc.nat(30)), count)
    .map(([steps, based]) =>
      rawFile('account', walked(new Walker(allAccountSlices(), AccountMessage), AccountMessage, steps, based)),
    )
