import { describe, expect, it } from 'vitest'
import * as t from 'io-ts'
import { MOST_PASSKEYS } from '../../../../../src/domain/passkeys'
import { CHALLENGE_LIFETIME_MS } from '../../../../../src/adapters/simulator/state/features/passkeys/challenge'
import { passkeyProvider } from '../../../../../src/adapters/simulator/passkey-provider'
import { SoftwarePasskey, type PasskeyPage } from '../../../../support/software-passkey'
import { made } from '../../../../support/builders/made'
import { WireTown } from '../../../../wire/support/simulated-town'
import type { WireUser } from '../../../../wire/support/town-sessions'

const PAGE = { origin: 'https://town.example', site: 'town.example' }
type Change = Partial<PasskeyPage>

const Challenge = t.type({ data: t.type({ challenge: t.string, site: t.string, expires_at: t.number }) })
const NewRequest = t.type({
  data: t.type({ challenge: t.string, member: t.string, name: t.string, known: t.array(t.string) }),
})
const Listed = t.type({
  data: t.type({ list: t.array(t.type({ id: t.string, name: t.string, used_at: t.union([t.number, t.null]) })) }),
})

const setup = async () => {
  const town = new WireTown()
  const ada = await town.as('ada@loop.example')
  const get = (path: string, as: WireUser | null = null) => town.take({ method: 'GET', path, token: true }, as)
  const post = (path: string, body: object, as: WireUser | null = null, language = 'en') =>
    town.take({ method: 'POST', path, body: { ...body }, token: true }, as, language)
  const request = async (as: WireUser) =>
    made(NewRequest, (await post('/api/account/passkeys/request', {}, as)).json).data
  const add = async (passkey: SoftwarePasskey, as: WireUser, change: Change = {}) => {
    const { id, clientData, attestation } = passkey.created({
      ...PAGE,
      challenge: change.challenge ?? (await request(as)).challenge,
      ...change,
    })
    return (await post('/api/account/passkeys/add', { id, client_data: clientData, attestation }, as)).json
  }
  const challenge = async () => made(Challenge, (await get('/api/passkey/challenge')).json).data
  const signInWith = async (
    { id, clientData, authenticatorData, signature }: ReturnType<SoftwarePasskey['answered']>,
    language = 'en',
  ) =>
    (
      await post(
        '/api/passkey/sign_in',
        { id, client_data: clientData, authenticator_data: authenticatorData, signature },
        null,
        language,
      )
    ).json
  const signIn = async (passkey: SoftwarePasskey, change: Change = {}, language = 'en') =>
    signInWith(
      passkey.answered({ ...PAGE, challenge: change.challenge ?? (await challenge()).challenge, ...change }),
      language,
    )
  const list = async (as: WireUser) => made(Listed, (await get('/api/account/passkeys', as)).json).data.list
  const remove = async (id: string, as: WireUser) => (await post('/api/account/passkeys/remove', { id }, as)).json
  return { town, ada, get, post, request, add, challenge, signIn, signInWith, list, remove }
}
const DONE = { code: 0 }
const NOT_RIGHT = { code: 1, msg: 'This passkey is not right' }
const TOO_OLD = { code: 1, msg: 'This took too long. Try again.' }

describe('The passkeys on the simulated server', () => {
  it('R4-207 R4-208 a member adds a passkey and signs in with it, and the list shows when', async () => {
    const { town, ada, add, signIn, list } = await setup()
    const passkey = new SoftwarePasskey()
    expect(await add(passkey, ada)).toMatchObject(DONE)
    expect(await list(ada)).toMatchObject([{ name: 'Web browser', used_at: null, is_synced: 1 }])
    await town.clock.advance(60_000)
    const session = await signIn(passkey)
    expect(session).toMatchObject({ code: 0, data: { xid: 'a000000001', inviter_exists: true } })
    expect(await list(ada)).toMatchObject([{ used_at: town.clock.now() }])
  })

  it('R4-208 a challenge is valid once, for five minutes, and for the purpose of which it was requested', async () => {
    const { town, ada, request, add, challenge, signIn, signInWith } = await setup()
    const passkey = new SoftwarePasskey()
    await add(passkey, ada)
    const answer = passkey.answered({ ...PAGE, challenge: (await challenge()).challenge })
    expect(await signInWith(answer)).toMatchObject(DONE)
    expect(await signInWith(answer)).toMatchObject(TOO_OLD)

    const old = (await challenge()).challenge
    await town.clock.advance(CHALLENGE_LIFETIME_MS)
    expect(await signIn(passkey, { challenge: old })).toMatchObject(TOO_OLD)
    expect(await signIn(passkey, { challenge: (await request(ada)).challenge })).toMatchObject(TOO_OLD)
    expect(await add(new SoftwarePasskey(), ada, { challenge: (await challenge()).challenge })).toMatchObject(TOO_OLD)
    for (const forged of ['x', 'aGVsbG8', old.slice(0, -4)])
      expect(await signIn(passkey, { challenge: forged })).toMatchObject(TOO_OLD)
  })

  it('R4-208 the challenge of a member cannot add a passkey of another member', async () => {
    const { town, ada, request, add } = await setup()
    const ben = await town.as('ben@loop.example')
    const { challenge } = await request(ben)
    expect(await add(new SoftwarePasskey(), ada, { challenge })).toMatchObject(TOO_OLD)
  })

  it('R4-208 strangers who request challenges add nothing to what the server stores', async () => {
    const { town, challenge } = await setup()
    const before = town.world()
    for (let n = 0; n < 20; n += 1) await challenge()
    expect(town.world()).toBe(before)
  })

  it.each<[string, Change]>([
    ['for another page', { origin: 'https://town.example.evil.example' }],
    ['for another site', { site: 'evil.example' }],
    ['without a recognised person', { isVerified: false }],
  ])('R4-208 refuses an answer %s', async (_, change) => {
    const { ada, add, signIn } = await setup()
    const passkey = new SoftwarePasskey()
    expect(await add(passkey, ada, change)).toMatchObject(NOT_RIGHT)
    await add(passkey, ada)
    expect(await signIn(passkey, change)).toMatchObject(NOT_RIGHT)
  })

  it('R4-208 refuses a signature of another key, a counter that goes back, and unreadable bytes', async () => {
    const { ada, add, challenge, signIn, signInWith } = await setup()
    const [passkey, other] = [new SoftwarePasskey(), new SoftwarePasskey()]
    await add(passkey, ada)
    const page = { ...PAGE, challenge: (await challenge()).challenge }
    expect(await signInWith({ ...other.answered(page), id: passkey.id })).toMatchObject(NOT_RIGHT)
    expect(await signInWith({ ...passkey.answered(page), signature: 'AAAA' })).toMatchObject(NOT_RIGHT)
    expect(await signInWith({ ...passkey.answered(page), clientData: 'AAAA' })).toMatchObject(NOT_RIGHT)
    expect(await signIn(passkey, { counter: 7 })).toMatchObject(DONE)
    expect(await signIn(passkey, { counter: 6 })).toMatchObject(NOT_RIGHT)
  })

  it('R4-207 refuses a passkey that comes with a valid certificate, because the app asks for none', async () => {
    const { ada, add } = await setup()
    expect(await add(new SoftwarePasskey(), ada, { isCertified: true })).toMatchObject(NOT_RIGHT)
  })

  it('R4-207 names the passkeys of the member to the browser, so that a device makes no second one', async () => {
    const { ada, add, request } = await setup()
    const passkey = new SoftwarePasskey()
    await add(passkey, ada)
    expect(await request(ada)).toMatchObject({ known: [passkey.id], name: 'ada@loop.example' })
    expect(await add(passkey, ada)).toMatchObject({ code: 1, msg: 'This passkey is known already' })
  })

  it(`R4-207 a member has at most ${MOST_PASSKEYS} passkeys`, async () => {
    const { ada, add, list, remove } = await setup()
    for (let n = 0; n < MOST_PASSKEYS; n += 1) expect(await add(new SoftwarePasskey(), ada)).toMatchObject(DONE)
    expect(await add(new SoftwarePasskey(), ada)).toMatchObject({
      msg: 'You have the most passkeys already. Remove one first.',
    })
    expect(await list(ada)).toHaveLength(MOST_PASSKEYS)
    await remove((await list(ada))[0]?.id ?? '', ada)
    expect(await add(new SoftwarePasskey(), ada)).toMatchObject(DONE)
  })

  it('R4-209 a removed passkey signs nobody in, and the response tells the browser to forget it', async () => {
    const { ada, add, signIn, list, remove } = await setup()
    const passkey = new SoftwarePasskey()
    await add(passkey, ada)
    const [{ id } = { id: '' }] = await list(ada)
    for (const _ of [1, 2]) expect(await remove(id, ada)).toMatchObject(DONE)
    expect(await list(ada)).toEqual([])
    expect(await signIn(passkey)).toMatchObject({ code: 35002, msg: 'This passkey was removed' })
  })

  it('R4-209 nobody sees or removes the passkeys of another member', async () => {
    const { town, ada, add, list, remove } = await setup()
    const ben = await town.as('ben@loop.example')
    await add(new SoftwarePasskey(), ada)
    const [{ id } = { id: '' }] = await list(ada)
    expect(await list(ben)).toEqual([])
    await remove(id, ben)
    expect(await list(ada)).toHaveLength(1)
  })

  it('R4-207 visitors have no passkeys', async () => {
    const { town, get, post } = await setup()
    const visitor = await town.as('visitor')
    const answers = [
      await get('/api/account/passkeys', visitor),
      await post('/api/account/passkeys/request', {}, visitor),
      await post('/api/account/passkeys/add', { id: 'AA', client_data: 'AA', attestation: 'AA' }, visitor),
      await post('/api/account/passkeys/remove', { id: 'x' }, visitor),
    ]
    for (const { json } of answers) expect(json).toMatchObject({ msg: 'Visitors cannot do this' })
  })

  it('R4-208 refusals come in the reader’s language', async () => {
    const { ada, add, signIn } = await setup()
    const passkey = new SoftwarePasskey()
    await add(passkey, ada)
    expect(await signIn(passkey, { isVerified: false }, 'zh')).toMatchObject({ msg: '通行密钥验证失败' })
    expect(await signIn(passkey, { challenge: 'x' }, 'zh')).toMatchObject({ msg: '操作超时，请重试' })
  })

  it('R4-207 a passkey is named by its provider where the device states a known one', () => {
    expect(passkeyProvider('FBFC3007-154E-4ECC-8C0B-6E020557D7BD')).toBe('iCloud Keychain')
    expect(passkeyProvider('00000000-0000-0000-0000-000000000000')).toBeNull()
  })
})
