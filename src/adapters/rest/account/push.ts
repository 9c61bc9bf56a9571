import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PushPort } from '../../../application/features/push/ports'
import { fieldsOfChoices, pushCalls } from '../../wire/calls/account/push-calls'
import type { RestClient } from '../client/rest-client'

const nothing = TE.map(() => undefined)

export const makePush = (rest: RestClient): Omit<PushPort, 'browser'> => ({
  read: () =>
    pipe(
      rest.call(pushCalls.read, {}),
      TE.map(({ public_key: publicKey, is_on: isOn, choices }) => ({ publicKey, isOn, choices })),
    ),
  subscribe: ({ endpoint, p256dh, auth }) => nothing(rest.call(pushCalls.subscribe, { endpoint, p256dh, auth })),
  unsubscribe: () => nothing(rest.call(pushCalls.unsubscribe, {})),
  choose: (choices) => nothing(rest.call(pushCalls.choose, fieldsOfChoices(choices))),
})
