import { describe, expect, it } from 'vitest'
// Import it now: virtual time does not wait for a lazily loaded file.
import '../../src/application/log/export-log'
import { ben } from '../support/builders/person'
import type { AppTab } from './support/app-tab'
import { opened, signedIn } from './app-fixture'

describe('A request that the server refuses', () => {
  const toasts = ({ app }: AppTab) => app.tab.slices.shell.get().context.toasts
  const entriesOf = async ({ app }: AppTab): Promise<readonly unknown[]> =>
    (await app.exportLog())
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))

  it('R1-325 ALL-9 a refused request shows one toast for 3 s, and the exported log contains the entry of the refusal', async () => {
    const { first, server, pass } = await signedIn()
    await pass(5_000)
    server.refusal = 'Not today'
    first.app.tab.dispatch({ type: 'profile/OpenPersonProfile', xid: ben.xid })
    await pass(100)
    const [toast, ...others] = toasts(first)
    if (toast === undefined) throw new Error('no toast')
    expect([toast.words, others]).toEqual([{ text: 'Not today' }, []])
    const report = entriesOf(first)
    await pass(1_000)
    const { log, seq } = toast.about
    expect(log).toBe('tab')
    expect(await report).toContainEqual(
      expect.objectContaining({
        log,
        entry: expect.objectContaining({
          seq,
          message: expect.objectContaining({ type: 'profile/PersonProfileNotOpened' }),
        }),
      }),
    )
    await pass(3_000)
    expect(toasts(first)).toEqual([])
  })

  it('R2-304 a toast appears when the e-mail code was sent, but not when the server refused to send the code', async () => {
    const { first, server, pass } = await opened()
    server.refusal = 'Not today'
    first.requestCode()
    await pass(100)
    expect(toasts(first)).toEqual([])
    server.refusal = null
    first.requestCode()
    await pass(100)
    expect(toasts(first).map(({ words }) => words)).toEqual([{ key: 'codeSent' }])
  })

  it('ALL-9 equal refusals of several requests show one toast, which refers to the log of the refusal', async () => {
    const { first, server, pass } = await signedIn()
    server.refusal = 'Not today'
    first.app.account.dispatch({ type: 'group/ShowGroup', key: 'abcdefgh' })
    first.app.account.dispatch({ type: 'group/ShowGroupCentre' })
    await pass(100)
    const [toast, ...others] = toasts(first)
    expect([toast?.about.log, others]).toEqual(['account', []])
  })
})
