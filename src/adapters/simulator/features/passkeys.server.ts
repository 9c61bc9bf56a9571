import * as E from 'fp-ts/Either'
import { isDomain } from '../../../domain/kernel/is-domain'
import { passkeysCalls } from '../../wire/calls/account/passkeys-calls'
import { asList } from '../../wire/codecs/list'
import { CODE_SILENT } from '../../wire/frames/envelope'
import { emptyReply, refuseWith, replyFromOutputs, visitorsRefused } from '../response'
import { signedInReply } from '../routes/account-routes'
import { devicesSlice } from '../state/features/devices/devices'
import { toBase64Url } from '../state/features/passkeys/challenge'
import type { PasskeysInput } from '../state/features/passkeys/feature'
import { passkeyBy, passkeysOf } from '../state/features/passkeys/stored-passkeys'
import type { ServerOutput } from '../state/output'
import { challengeIn, verifyNew, verifyUse } from '../verify-passkey'
import { commitInput, type ServerFeature } from './server-feature'

const NO_SITE = refuseWith('Passkeys do not work at this address of the server')
/** The client has a text of its own for this code. */
const UNKNOWN = E.left({ code: CODE_SILENT, words: 'This passkey was removed' })
const NOT_RIGHT = refuseWith('This passkey is not right')

interface Site {
  readonly origin: string
  readonly site: string
}

/** A passkey belongs to the domain of the page (WebAuthn level 3 §5.1.2). */
const siteOf = (origin: string | null): Site | null => {
  if (origin === null) return null
  const site = new URL(origin).hostname
  return isDomain(site) ? { origin, site } : null
}

const issued = (output: ServerOutput) =>
  output.type === 'ChallengeIssued' ? { challenge: output.challenge, expires_at: output.expiresAt } : null

/** Members add passkeys and sign in with them. Each signature is verified. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.public(passkeysCalls.challenge, (_, { origin }) => {
      const page = siteOf(origin)
      if (page === null) return NO_SITE
      const outputs = commitInput(host, ({ at, id }): PasskeysInput => ({
        type: 'passkeys/ChallengeAsked',
        at,
        xid: null,
        nonce: id(),
      }))
      return replyFromOutputs(outputs, (output) => {
        const challenge = issued(output)
        return challenge === null ? null : { ...challenge, site: page.site }
      })
    })

    to.public(
      passkeysCalls.signIn,
      async ({ client_data: clientData, authenticator_data: data, ...sent }, { origin }) => {
        const page = siteOf(origin)
        if (page === null) return NO_SITE
        const passkey = passkeyBy(host.world(), sent.id)
        if (passkey === null) return UNKNOWN
        const challenge = await challengeIn(clientData)
        if (challenge === null) return NOT_RIGHT
        const use = await verifyUse({ ...sent, clientData, authenticatorData: data }, passkey, { ...page, challenge })
        if (use === null) return NOT_RIGHT
        const outputs = commitInput(host, ({ at, id }): PasskeysInput => ({
          type: 'passkeys/SignedIn',
          at,
          challenge,
          credential: sent.id,
          token: id(),
          ...use,
        }))
        return replyFromOutputs(outputs, signedInReply)
      },
    )

    to.authenticated(passkeysCalls.list, (_, { account: { xid, isVisitor } }) =>
      isVisitor ? visitorsRefused : E.right(asList(passkeysOf(host.world(), xid).map(([, passkey]) => passkey))),
    )

    to.authenticated(passkeysCalls.requestNew, (_, { account: { xid, name, email, isVisitor }, origin }) => {
      const page = siteOf(origin)
      if (isVisitor) return visitorsRefused
      if (page === null) return NO_SITE
      const outputs = commitInput(host, ({ at, id }): PasskeysInput => ({
        type: 'passkeys/ChallengeAsked',
        at,
        xid,
        nonce: id(),
      }))
      const known = passkeysOf(host.world(), xid).flatMap(([id, { site }]) => (site === page.site ? [id] : []))
      return replyFromOutputs(outputs, (output) => {
        const challenge = issued(output)
        return challenge === null
          ? null
          : { ...challenge, site: page.site, member: toBase64Url(xid), name: email ?? name, known }
      })
    })

    to.authenticated(
      passkeysCalls.add,
      async (
        { id: credential, client_data: clientData, attestation },
        { token, account: { xid, isVisitor }, origin },
      ) => {
        const page = siteOf(origin)
        if (isVisitor) return visitorsRefused
        if (page === null) return NO_SITE
        const challenge = await challengeIn(clientData)
        if (challenge === null) return NOT_RIGHT
        const verified = await verifyNew({ id: credential, clientData, attestation }, { ...page, challenge })
        if (verified === null) return NOT_RIGHT
        const { provider, ...passkey } = verified
        return emptyReply(
          commitInput(host, ({ at, id }): PasskeysInput => ({
            type: 'passkeys/Added',
            at,
            xid,
            challenge,
            id: id(),
            credential,
            name: provider ?? devicesSlice.of(host.world())[token]?.device ?? 'Browser',
            site: page.site,
            ...passkey,
          })),
        )
      },
    )

    to.authenticated(passkeysCalls.remove, ({ id }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? visitorsRefused
        : emptyReply(commitInput(host, ({ at }): PasskeysInput => ({ type: 'passkeys/Removed', at, xid, id }))),
    )
  },
}
