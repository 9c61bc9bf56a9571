import { inspect } from 'node:util'
import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { makeVault } from '../../../../src/adapters/browser/storage/vault'
import { Secret, type Vault } from '../../../../src/application/ports/browser/vault'
import { SessionId } from '../../../../src/domain/kernel/ids'
import { dumpStores, emptyIndexedDb } from '../fake-idb'

const CANARY = 'canary-4f1d'
const session = (text: string): SessionId => {
  const decoded = SessionId.decode(text)
  if (E.isLeft(decoded)) throw new Error('no session id')
  return decoded.right
}
const [one, two] = [session('one'), session('two')]
const token = async (vault: Vault, id: SessionId) => (await vault.tokenOf(id))?.reveal() ?? null
const failing = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('The vault', () => {
  it('the vault returns the token of a session after a reload, and null for an unknown session', async () => {
    const { clock } = emptyIndexedDb()
    await makeVault({ clock }).keep(one, new Secret(CANARY))
    expect(await token(makeVault({ clock }), one)).toBe(CANARY)
    expect(await token(makeVault({ clock }), two)).toBe(null)
  })

  it('the vault never exposes a token as text, in JSON or in a console', async () => {
    const { clock } = emptyIndexedDb()
    const vault = makeVault({ clock })
    await vault.keep(one, new Secret(CANARY))
    const held = await makeVault({ clock }).tokenOf(one)
    for (const seen of [
      `${String(held)}`,
      JSON.stringify({ held, vault }),
      inspect({ held, vault }, { depth: 9, showHidden: true }),
    ]) {
      expect(seen).not.toContain(CANARY)
    }
  })

  it('the vault stores tokens in the separate database loop-vault', async () => {
    const { clock } = emptyIndexedDb()
    await makeVault({ clock }).keep(one, new Secret(CANARY))
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['loop-vault'])
  })

  it('when the browser cannot store tokens, the vault keeps tokens in memory and writes nothing to the console', async () => {
    const { clock } = emptyIndexedDb()
    const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
    vi.spyOn(indexedDB, 'open').mockImplementation(failing)
    const vault = makeVault({ clock })
    await vault.keep(one, new Secret(CANARY))
    expect(await token(vault, one)).toBe(CANARY)
    await vault.keepOnly(null)
    expect(await token(vault, one)).toBe(null)
    for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled()
  })

  it('SES-6: when the vault keeps only the token of one session, all other tokens are deleted in memory and on disk', async () => {
    const { clock } = emptyIndexedDb()
    const vault = makeVault({ clock })
    await vault.keep(one, new Secret(CANARY))
    await vault.keep(two, new Secret('second'))
    await vault.keepOnly(two)
    expect(await token(vault, one)).toBe(null)
    expect(await token(vault, two)).toBe('second')
    expect(await dumpStores()).not.toContain(CANARY)
    await vault.keepOnly(null)
    expect(await dumpStores()).not.toContain('second')
  })

  it('SES-6: when the vault keeps no token, tokens that another tab stored on disk are deleted too', async () => {
    const { clock } = emptyIndexedDb()
    await makeVault({ clock }).keep(one, new Secret(CANARY))
    await makeVault({ clock }).keepOnly(null)
    expect(await dumpStores()).not.toContain(CANARY)
  })

  it('SES-6: deleting the tokens found on disk does not delete a token that is stored at the same time', async () => {
    const { clock } = emptyIndexedDb()
    await makeVault({ clock }).keep(one, new Secret(CANARY))
    const vault = makeVault({ clock })
    const found = await vault.stored()
    expect(found).toEqual([one])
    await Promise.all([vault.keep(two, new Secret('second')), vault.forget(found)])
    expect(await dumpStores()).not.toContain(CANARY)
    expect(await vault.stored()).toEqual([two])
    expect(await token(makeVault({ clock }), two)).toBe('second')
  })

  it('SES-6: searching for and deleting unused tokens creates no database when none exists', async () => {
    const { clock } = emptyIndexedDb()
    expect(await makeVault({ clock }).stored()).toEqual([])
    await makeVault({ clock }).forget([one])
    expect(await indexedDB.databases()).toEqual([])
  })

  it('SES-7: a token that is being stored or read while its session ends is dropped', async () => {
    const { clock } = emptyIndexedDb()
    await makeVault({ clock }).keep(one, new Secret(CANARY))
    const vault = makeVault({ clock })
    const [read] = await Promise.all([vault.tokenOf(one), vault.keep(two, new Secret('second')), vault.keepOnly(null)])
    expect(read).toBe(null)
    expect(await token(vault, one)).toBe(null)
    expect(await token(vault, two)).toBe(null)
    expect(await dumpStores()).not.toMatch(/canary|second/)
  })

  it('SES-7: a write of a token that must reopen the database stores nothing if the session ended meanwhile', async () => {
    const { clock } = emptyIndexedDb()
    const vault = makeVault({ clock })
    await vault.keep(two, new Secret('second'))
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    await Promise.all([vault.keep(one, new Secret(CANARY)), vault.keepOnly(null)])
    expect(await dumpStores()).not.toMatch(/canary|second/)
  })

  it('SES-6: when a single token cannot be deleted, the vault deletes the whole database', async () => {
    const { clock } = emptyIndexedDb()
    const vault = makeVault({ clock })
    await vault.keep(one, new Secret(CANARY))
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(failing)
    await vault.keepOnly(null)
    expect(await dumpStores()).not.toContain(CANARY)
  })
})
