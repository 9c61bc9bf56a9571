import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { Secret } from '../../src/application/ports/browser/vault'
import { SecretRegistry } from '../../src/application/secret-registry'
import type { OpaqueMessage } from '../../src/domain/event-log'
import { AccountMessage, TabMessage } from '../support/whole-domain'
import { accountKinds, tabKinds } from '../support/arbitraries/messages'
import { arbitraryOf } from '../support/arbitraries/of-codec'

/** Every type that occurs in a message. */
type Within<T> = T extends readonly (infer A)[]
  ? Within<A>
  : T extends object
    ? T | { [K in keyof T]: Within<T[K]> }[keyof T]
    : T

describe('A secret', () => {
  it('ALL-8 the text of a secret never appears, however the secret is printed or serialised', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), (text) => {
        const secret = new Secret(text)
        const shown = [
          String(secret),
          secret.toString(),
          JSON.stringify({ secret }),
          JSON.stringify(Object.entries(secret)),
        ].join()
        expect([shown.includes(text), secret.reveal()]).toEqual([false, text])
      }),
    )
  })

  it('ALL-8 no field of any message type can contain a secret', () => {
    expectTypeOf<Extract<Within<AccountMessage>, Secret>>().toBeNever()
    expectTypeOf<Extract<Within<TabMessage>, Secret>>().toBeNever()
    expectTypeOf<Secret>().not.toExtend<Within<Exclude<AccountMessage | TabMessage, OpaqueMessage>>>()
  })

  it.each([...Object.entries(accountKinds), ...Object.entries(tabKinds)])(
    'ALL-8 a message of type %s is invalid if a secret replaces any of its texts',
    (_kind, codec) => {
      fc.assert(
        fc.property(arbitraryOf(codec), (message) => {
          const fields: Readonly<Record<string, unknown>> = message
          const texts = Object.keys(fields).filter((key) => key !== 'type' && typeof fields[key] === 'string')
          for (const key of texts) expect(codec.is({ ...fields, [key]: new Secret('canary') })).toBe(false)
        }),
        { numRuns: 3 },
      )
    },
  )

  it('a secret can be looked up any number of times until the secret is taken out of the registry', () => {
    const secrets = new SecretRegistry()
    const ref = secrets.hold(new Secret('read me'))
    expect([
      secrets.look(ref)?.reveal(),
      secrets.look(ref)?.reveal(),
      secrets.take(ref)?.reveal(),
      secrets.look(ref),
    ]).toEqual(['read me', 'read me', 'read me', null])
  })

  it('a secret can be taken out of the registry only once, and never after a reload', () => {
    const secrets = new SecretRegistry()
    const [first, second] = [secrets.hold(new Secret('one')), secrets.hold(new Secret('two'))]
    expect([secrets.take(second)?.reveal(), secrets.take(first)?.reveal(), secrets.take(first)]).toEqual([
      'two',
      'one',
      null,
    ])
    expect(new SecretRegistry().take(first)).toBeNull()
  })
})
