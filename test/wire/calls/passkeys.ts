import { makePasskeys } from '../../../src/adapters/rest/sign-in/passkeys'
import { right } from '../../adapters/support/client'
import { countingRandom } from '../../adapters/support/memory-ports'
import { noonPlus } from '../../support/builders/instant'
import { SoftwarePasskey } from '../../support/software-passkey'
import { ORIGIN, type Adapters } from '../support/adapters'
import type { CallRow } from '../support/call-row'
import { ADA } from '../support/seeded-ids'
import type { WireTown } from '../support/simulated-town'

const source = 'ours: not printed'
const at = noonPlus(0)
const passkeys = ({ rest, vault }: Adapters) => makePasskeys({ rest, vault, random: countingRandom('p') })
const page = (challenge: string, site: string) => ({ challenge, site, origin: ORIGIN })

/** Ada's client, with a passkey that the server knows. */
const withPasskey = async (town: WireTown) => {
  const port = passkeys((await town.as('ada@loop.example')).client)
  const { challenge, site } = await right(port.requestNew())
  const passkey = new SoftwarePasskey()
  await right(port.add(passkey.created(page(challenge, site))))
  return { port, passkey }
}

export const passkeysRows: readonly CallRow[] = [
  {
    proves: 'R4-208',
    source,
    request: { method: 'GET', path: '/api/passkey/challenge', token: true },
    answer: { challenge: 'Y2hhbGxlbmdl', site: 'town.example', expires_at: at },
    asks: (client) => passkeys(client).challenge(),
    reads: { challenge: 'Y2hhbGxlbmdl', site: 'town.example', expiresAt: at },
    inTown: () => ({ as: null }),
    given: { site: 'town.example' },
  },
  {
    proves: 'R4-208',
    source,
    request: {
      method: 'POST',
      path: '/api/passkey/sign_in',
      body: { id: 'aWQ', client_data: 'Y2xpZW50', authenticator_data: 'ZGV2aWNl', signature: 'c2lnbg' },
      token: false,
    },
    answer: { uid: '1000000001', xid: ADA, token: 'token-of-ada', inviter_exists: true, partner_id: null },
    asks: (client) =>
      passkeys(client).signIn({
        id: 'aWQ',
        clientData: 'Y2xpZW50',
        authenticatorData: 'ZGV2aWNl',
        signature: 'c2lnbg',
      }),
    reads: { session: { xid: ADA, method: 'passkey' }, inviterExists: true },
    inTown: async (town) => {
      const { port, passkey } = await withPasskey(town)
      const { challenge, site } = await right(port.challenge())
      const { id, clientData, authenticatorData, signature } = passkey.answered(page(challenge, site))
      return { as: null, cast: { aWQ: id, Y2xpZW50: clientData, ZGV2aWNl: authenticatorData, c2lnbg: signature } }
    },
  },
  {
    proves: 'R4-207',
    source,
    request: { method: 'GET', path: '/api/account/passkeys', token: true },
    answer: {
      list: [
        { id: 'p1', name: 'iCloud Keychain', added_at: at, used_at: at, is_synced: 1 },
        { id: 'p2', name: 'Chrome, Windows', added_at: at, used_at: null, is_synced: 0 },
        { id: 'p3', name: '', added_at: at, used_at: null, is_synced: 0 },
      ],
      total: 3,
    },
    asks: (client) => passkeys(client).list(),
    reads: [
      { id: 'p1', name: 'iCloud Keychain', addedAt: at, usedAt: at, isSynced: true },
      { id: 'p2', name: 'Chrome, Windows', addedAt: at, usedAt: null, isSynced: false },
    ],
    inTown: async (town) => {
      await withPasskey(town)
      return {}
    },
    given: { list: [{ is_synced: 1, used_at: null }], total: 1 },
  },
  {
    proves: 'R4-207',
    source,
    request: { method: 'POST', path: '/api/account/passkeys/request', body: {}, token: true },
    answer: {
      challenge: 'Y2hhbGxlbmdl',
      site: 'town.example',
      expires_at: at,
      member: 'YWRh',
      name: 'ada@loop.example',
      known: ['aWQ'],
    },
    asks: (client) => passkeys(client).requestNew(),
    reads: {
      challenge: 'Y2hhbGxlbmdl',
      site: 'town.example',
      expiresAt: at,
      member: 'YWRh',
      name: 'ada@loop.example',
      known: ['aWQ'],
    },
    given: { site: 'town.example', name: 'ada@loop.example', known: [] },
  },
  {
    proves: 'R4-207',
    source,
    request: {
      method: 'POST',
      path: '/api/account/passkeys/add',
      body: { id: 'aWQ', client_data: 'Y2xpZW50', attestation: 'YXR0ZXN0' },
      token: true,
    },
    answer: {},
    asks: (client) => passkeys(client).add({ id: 'aWQ', clientData: 'Y2xpZW50', attestation: 'YXR0ZXN0' }),
    inTown: async (town) => {
      const port = passkeys((await town.as('ada@loop.example')).client)
      const { challenge, site } = await right(port.requestNew())
      const { id, clientData, attestation } = new SoftwarePasskey().created(page(challenge, site))
      return { cast: { aWQ: id, Y2xpZW50: clientData, YXR0ZXN0: attestation } }
    },
  },
  {
    proves: 'R4-209',
    source,
    request: { method: 'POST', path: '/api/account/passkeys/remove', body: { id: 'p1' }, token: true },
    answer: {},
    asks: (client) => passkeys(client).remove('p1'),
    inTown: async (town) => {
      const { port } = await withPasskey(town)
      const [first] = await right(port.list())
      return { cast: { p1: first?.id ?? '' } }
    },
  },
]
