import * as E from 'fp-ts/Either'
import { devicesCalls } from '../../wire/calls/account/devices-calls'
import { LANGUAGE_HEADER } from '../../wire/codecs/headers'
import { asList } from '../../wire/codecs/list'
import { deviceName } from '../device-name'
import { NotStored } from '../not-stored'
import { emptyReply, visitorsRefused } from '../response'
import { deviceSessionsOf, isNoteDue } from '../state/features/devices/devices'
import type { DevicesInput } from '../state/features/devices/feature'
import { commitInput, type ServerFeature } from './server-feature'

/** A language tag of common length. The header is the caller's own claim. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/
const languageIn = (headers: Headers): string => {
  const sent = headers.get(LANGUAGE_HEADER) ?? ''
  return LANGUAGE.test(sent) ? sent : ''
}

/** Members read their sessions and end them. */
export const server: ServerFeature = {
  called: ({ host }, { token, account: { isVisitor } }, headers) => {
    if (isVisitor || !isNoteDue(host.world(), token, host.now())) return
    const [device, language] = [deviceName(headers), languageIn(headers)]
    try {
      commitInput(host, ({ at, id }): DevicesInput => ({
        type: 'devices/Noted',
        at,
        token,
        id: id(),
        device,
        language,
      }))
    } catch (error) {
      // The call itself may need no storage, so it goes on without the note.
      if (!(error instanceof NotStored)) throw error
    }
  },
  routes: (to, { host }) => {
    to.authenticated(devicesCalls.list, (_, { token, account: { xid, isVisitor } }) =>
      isVisitor ? visitorsRefused : E.right(asList(deviceSessionsOf(host.world(), xid, token))),
    )
    to.authenticated(devicesCalls.end, ({ id }, { token, account: { xid, isVisitor } }) =>
      isVisitor
        ? visitorsRefused
        : emptyReply(commitInput(host, ({ at }): DevicesInput => ({ type: 'devices/Ended', at, token, xid, id }))),
    )
    to.authenticated(devicesCalls.endOthers, (_, { token, account: { xid, isVisitor } }) =>
      isVisitor
        ? visitorsRefused
        : emptyReply(commitInput(host, ({ at }): DevicesInput => ({ type: 'devices/OthersEnded', at, token, xid }))),
    )
  },
}
