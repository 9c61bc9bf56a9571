import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { passkeysImplementation } from '../../../src/application/features/passkeys/passkeys'
import type { PasskeyBrowser, PasskeysPort } from '../../../src/application/features/passkeys/ports'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { begunFeature } from '../support/begun-feature'

const challenge = { challenge: 'Y2hhbGxlbmdl', site: 'town.example', expiresAt: noonPlus(300_000) }
const answer = { id: 'aWQ', clientData: 'YQ', authenticatorData: 'Yg', signature: 'Yw' }
const created = { id: 'aWQ', clientData: 'YQ', attestation: 'Yg' }

interface Answers {
  readonly server?: Partial<PasskeysPort>
  readonly browser?: Partial<PasskeyBrowser>
}
const featureOver = ({ server = {}, browser = {} }: Answers = {}) => {
  const forgotten: string[] = []
  const asked: string[] = []
  const port: PasskeysPort = {
    browser: {
      support: () => Promise.resolve({ isSupported: true, inField: true }),
      choose: (_, from) => {
        asked.push(from)
        return TE.right(answer)
      },
      create: () => TE.right(created),
      forget: (site, id) => forgotten.push(`${site} ${id}`),
      ...browser,
    },
    challenge: () => TE.right(challenge),
    signIn: () => TE.right({ session: sessionOf(ann), inviterExists: true }),
    list: () => TE.right([]),
    requestNew: () => TE.right({ ...challenge, member: 'YW5u', name: 'Ann', known: [] }),
    add: () => TE.right(undefined),
    remove: () => TE.right(undefined),
    ...server,
  }
  return { asked, forgotten, ...begunFeature(loadedFeature(passkeysImplementation, port)) }
}
const IN_FIELD = 'passkeys/signIn/offerInField'
const IN_DIALOG = 'passkeys/signIn/askForPasskey'
const ADD = 'passkeys/adding/addPasskey'

describe('The effects of a sign-in by passkey', () => {
  it('R4-208 sign in with the passkey that the person chose in the field or in the dialog', async () => {
    const { asked, toAccount, run } = featureOver()
    expect(await run(IN_FIELD, {})).toMatchObject([
      { type: 'passkeys/AutofillStarted', until: challenge.expiresAt },
      { type: 'passkeys/PasskeyChosen' },
      { type: 'passkeys/PasskeyAccepted' },
    ])
    expect(await run(IN_DIALOG, {})).toMatchObject([
      { type: 'passkeys/PasskeyChosen' },
      { type: 'passkeys/PasskeyAccepted' },
    ])
    expect([asked, toAccount]).toEqual([
      ['field', 'dialog'],
      ['SignedIn', 'SignedIn'],
    ])
  })

  it('R4-208 the field offers nothing where the browser cannot, or the server sends no challenge', async () => {
    const support = (isSupported: boolean, inField: boolean) => ({
      support: () => Promise.resolve({ isSupported, inField }),
    })
    for (const answers of [
      { browser: support(false, true) },
      { browser: support(true, false) },
      { server: { challenge: () => TE.left(unreachable) } },
    ]) {
      const { asked, run } = featureOver(answers)
      expect(await run(IN_FIELD, {})).toMatchObject([{ type: 'passkeys/AutofillEnded' }])
      expect(asked).toEqual([])
    }
  })

  it('R4-208 a reload ends the dialog, and begins the offer of the field again', async () => {
    const { asked, run } = featureOver()
    expect(await run(IN_DIALOG, {}, true)).toMatchObject([{ type: 'passkeys/PasskeyNotChosen', fault: 'lost' }])
    expect(await run(IN_FIELD, {}, true)).toMatchObject([
      { type: 'passkeys/AutofillStarted' },
      { type: 'passkeys/PasskeyChosen' },
      { type: 'passkeys/PasskeyAccepted' },
    ])
    expect(asked).toEqual(['field'])
  })

  it('R4-208 report why the person is not signed in', async () => {
    const notRight = refused('This passkey is not right')
    const offline = featureOver({ server: { challenge: () => TE.left(unreachable) } })
    expect(await offline.run(IN_DIALOG, {})).toMatchObject([{ fault: unreachable }])
    const closed = featureOver({ browser: { choose: () => TE.left('dismissed') } })
    expect(await closed.run(IN_DIALOG, {})).toMatchObject([{ type: 'passkeys/PasskeyNotChosen', fault: 'dismissed' }])
    expect(await closed.run(IN_FIELD, {})).toMatchObject([{}, { type: 'passkeys/AutofillEnded' }])
    const refusing = featureOver({ server: { signIn: () => TE.left(notRight) } })
    expect(await refusing.run(IN_DIALOG, {})).toMatchObject([
      {},
      { type: 'passkeys/PasskeyNotAccepted', fault: notRight },
    ])
    expect(refusing.toAccount).toEqual([])
  })

  it('R4-209 tell the browser to forget a passkey that the server does not know', async () => {
    const { forgotten, run } = featureOver({ server: { signIn: () => TE.right('removed') } })
    expect(await run(IN_DIALOG, {})).toMatchObject([{}, { type: 'passkeys/PasskeyNotAccepted', fault: 'removed' }])
    expect(forgotten).toEqual(['town.example aWQ'])
  })
})

describe('The effects of the member’s passkeys', () => {
  it('R4-207 create a passkey, store it, and tell all tabs', async () => {
    const { toAccount, run } = featureOver()
    expect(await run(ADD, {})).toMatchObject([{ type: 'passkeys/PasskeyCreated' }, { type: 'passkeys/PasskeyAdded' }])
    expect(toAccount).toEqual(['passkeys/ListChanged'])
  })

  it('R4-207 report why a passkey was not added', async () => {
    const full = refused('You have the most passkeys already. Remove one first.')
    for (const [answers, fault] of [
      [{ server: { requestNew: () => TE.left(unreachable) } }, unreachable],
      [{ browser: { create: () => TE.left('known' as const) } }, 'known'],
      [{ server: { add: () => TE.left(full) } }, full],
    ] as const) {
      const { toAccount, run } = featureOver(answers)
      expect((await run(ADD, {})).at(-1)).toMatchObject({ type: 'passkeys/PasskeyNotAdded', fault })
      expect(toAccount).toEqual([])
    }
    expect(await featureOver().run(ADD, {}, true)).toMatchObject([{ type: 'passkeys/PasskeyNotAdded', fault: 'lost' }])
  })

  it('R4-207 R4-209 read the list, and remove a passkey', async () => {
    const failing = featureOver({ server: { remove: () => TE.left(unreachable) } })
    expect(await failing.run('passkeys/list/read', { key: '{}', input: {}, page: null })).toMatchObject([
      { type: 'passkeys/list/loaded', items: [] },
    ])
    expect(await failing.run('passkeys/removing/removePasskey', { id: 'p1' })).toMatchObject([
      { type: 'passkeys/PasskeyNotRemoved', id: 'p1', failure: unreachable },
    ])
    expect(await featureOver().run('passkeys/removing/removePasskey', { id: 'p1' })).toMatchObject([
      { type: 'passkeys/PasskeyRemoved', id: 'p1' },
    ])
  })
})
